/** Times as people read them, in the language of the page. */

/** The time of day: 14:02. */
export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
