/** The only source of the current time for anything that is stored or decided; tests may replace it. */
export const clock = { now: (): Date => new Date() }

/** The ISO instant so many seconds after another. */
export const isoAfter = (from: Date, seconds: number) =>
  new Date(from.getTime() + seconds * 1000).toISOString()
