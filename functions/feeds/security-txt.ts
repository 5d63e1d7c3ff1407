import { paths } from '#domain/site/urls.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'

/**
 * RFC 9116 recommends less than a year. Counted from the request, so that the file does not expire while the site runs.
 */
const validDays = 180

/** The file that says how to report a fault (RFC 9116). */
export function securityTxt(origin: string, email: string): string {
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}${paths.contact}`,
    `Expires: ${isoAfter(clock.now(), validDays * 86_400).slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: fr, en, de',
    `Canonical: ${origin}${securityTxtPath}`,
    `Policy: ${origin}${paths.legal}#security`,
    '',
  ].join('\n')
}

export const securityTxtPath = '/.well-known/security.txt'
