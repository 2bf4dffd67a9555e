/** The way that was drawn last from a building to its place: once it is built, its card takes it. */

export interface Route {
  building: string;
  path: string;
}

let last: Route | null = null;

export const draws = (route: Route): void => void (last = route);

/** The way of this building, once. */
export function takes(building: string): string | null {
  const path = last?.building === building ? last.path : null;
  last = null;
  return path;
}
