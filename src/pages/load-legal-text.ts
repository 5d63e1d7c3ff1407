import type { LegalSubject, LegalText } from '#domain/content/dated-version.ts'
import type { PageContext } from '#src/site/page.ts'

/** Loads the version that the address names, else the one in force. */
export const loadLegalText =
  (subject: LegalSubject) =>
  ({ callApi, locale, search }: PageContext): Promise<LegalText> => {
    const version = search.get('version')
    return callApi('GET /legal-texts', { query: { lang: locale, subject, ...(version ? { version } : {}) } })
  }
