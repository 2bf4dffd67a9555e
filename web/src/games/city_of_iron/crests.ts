/** The four crests, in lines, on a square of 64. */

export const CRESTS: Record<string, string> = {
  // a top hat and a monocle
  arc: "M20 26v-18q12-4 24 0v18M12 26q20-6 40 0q-20 5-40 0M20 20q12-4 24 0M18 29q-1 18 14 27q15-9 14-27M25 37h5M39 33a5 5 0 1 1-.1 0M44 38l2 14M32 38l-2 7h4M24 49q4-3 8 0q4-3 8 0",
  // a bearded scholar
  cresaria:
    "M18 24q0-16 14-18q14 2 14 18M16 24q16-6 32 0M32 6v-3M18 26q-2 8 2 12M46 26q2 8-2 12M20 38q0 16 12 23q12-7 12-23q-6 4-12 4t-12-4M24 32h5M35 32h5M32 32l-2 6h4M27 46q5 3 10 0M28 52q4 3 8 0",
  // a hog in a cap
  hog: "M14 22q2-14 18-14t18 14M10 22q22-7 44 0l-4 3q-18-5-36 0zM27 15h10M16 26q-4 22 16 30q20-8 16-30M12 28l-6-4l3 12l6-2M52 28l6-4l-3 12l-6-2M23 32h5M36 32h5M24 44q0-6 8-6t8 6t-8 6t-8-6M29 43v3M35 43v3M22 48l-4-5M42 48l4-5",
  // a toad in goggles
  om: "M12 32q-8-4-6-13t12-8q7 2 8 7q6-2 12 0q1-5 8-7q10-1 12 8t-6 13M12 32q-6 8 0 15q8 9 20 9t20-9q6-7 0-15M18 13a8 8 0 1 1-.1 0M46 13a8 8 0 1 1-.1 0M18 17a4 4 0 1 1-.1 0M46 17a4 4 0 1 1-.1 0M26 21h12M10 39q22 14 44 0M28 30v2M36 30v2",
};
