/** The only place that reads the time for anything that is stored or decided; a test may turn it. */
export const clock = { now: (): Date => new Date() }

export const isoAfter = (from: Date, seconds: number) =>
  new Date(from.getTime() + seconds * 1000).toISOString()
