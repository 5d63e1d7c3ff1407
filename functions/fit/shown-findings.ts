import type { Finding } from '#domain/fit/sentence.ts'

/** Findings as the API answers them: code and text, without the parameters that the text is made of. */
export const shownFindings = (findings: readonly Finding[]): { code: string; text: string }[] =>
  findings.map(({ code, text }) => ({ code, text }))
