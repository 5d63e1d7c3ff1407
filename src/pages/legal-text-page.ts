import type { LegalSubject, LegalText } from '#domain/content/dated-version.ts'
import { paths } from '#domain/site/urls.ts'
import { type Deferred, deferredPage } from '#src/site/deferred.tsx'
import { pageMeta } from '#src/site/page-meta.ts'

/** The page of a legal text: the version that the address names, else the one in force. */
export const legalTextPage = (subject: LegalSubject, Body: Deferred<{ text: LegalText }>) =>
  deferredPage<{ text: LegalText }>({
    load: async ({ callApi, locale, search }) => {
      const version = search.get('version')
      const query = { lang: locale, subject, ...(version ? { version } : {}) }
      return { text: await callApi('GET /legal-texts', { query }) }
    },
    meta: ({ text }, { t }) => ({ ...pageMeta(t, subject, paths[subject]), noIndex: text.present !== null }),
    Body,
  })
