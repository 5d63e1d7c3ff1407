/** A fault in a browser, as far as it may be told. */
export type ErrorReport = {
  name: string
  message: string
  stack?: string
  /** The page without query and fragment. */
  path?: string
  /** Which build of the site it was. */
  build?: string
}

export const reportLengths = { name: 80, message: 300, stack: 1500, path: 200, build: 20 } as const

/**
 * A report without what may be personal: queries and fragments hold searches and tokens, and a message may quote what
 * was typed. Done before sending, and at the edge again, which cannot trust who sends.
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

/** The longest text that is looked at: the patterns below are linear, but not free. */
const readLength = 4000

function cleanText(text: string, length: number): string {
  return text
    .slice(0, readLength)
    .replace(/[^\s'"()]+/g, withoutQuery)
    .replace(/[^\s'"()<>]+/g, withoutAddress)
    .replace(/\+?\d(?:[\s./-]?\d){6,}/g, '[number]')
    .slice(0, length)
}

/** An address keeps its path; « Error #418 » is none. */
const withoutQuery = (word: string) => (word.includes('/') ? word.replace(/[?#].*$/, '') : word)

/** Firefox writes « function@https://… » into stacks, which is no e-mail address. */
const withoutAddress = (word: string) =>
  /@[^@\s:/]+\.[^@\s:/]+/.test(word) || /%40/.test(word) ? '[email]' : word
