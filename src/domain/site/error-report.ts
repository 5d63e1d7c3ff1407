/** An error in a browser, free of personal data. */
export type ErrorReport = {
  name: string
  message: string
  stack?: string
  /** Path of the page without query and fragment. */
  path?: string
  /** The build of the site. */
  build?: string
}

/** Maximum lengths of the properties of a report, in characters. */
export const reportLengths = { name: 80, message: 300, stack: 1500, path: 200, build: 20 } as const

/**
 * Removes what may be personal from a report: queries and fragments hold searches and tokens, and a message may quote
 * what was typed. Called before sending, and again at the server, which cannot trust the sender.
 */
export function cleanReport({ name, message, stack, path, build }: ErrorReport): ErrorReport {
  return {
    name: cleanText(name, reportLengths.name),
    message: cleanText(message, reportLengths.message),
    ...(stack === undefined ? {} : { stack: cleanText(stack, reportLengths.stack) }),
    ...(path === undefined ? {} : { path: cleanText(path.split(/[?#]/, 1)[0] ?? '', reportLengths.path) }),
    ...(build === undefined ? {} : { build: build.slice(0, reportLengths.build) }),
  }
}

/** Longer texts are cut before the patterns below, which are linear but not free. */
const readLength = 4000

function cleanText(text: string, length: number): string {
  return text
    .slice(0, readLength)
    .replace(/[^\s'"()]+/g, withoutQuery)
    .replace(/[^\s'"()<>]+/g, withoutAddress)
    .replace(/\+?\d(?:[\s./-]?\d){6,}/g, '[number]')
    .slice(0, length)
}

/** Removes the query of a URL; « Error #418 » is not one. */
const withoutQuery = (word: string) => (word.includes('/') ? word.replace(/[?#].*$/, '') : word)

/** Removes emails; Firefox writes « function@https://… » into stacks, which is not one. */
const withoutAddress = (word: string) =>
  /@[^@\s:/]+\.[^@\s:/]+/.test(word) || /%40/.test(word) ? '[email]' : word
