import { company } from '#config/company.ts'
import type { LegalSubject, LegalText } from '#domain/content/dated-version.ts'
import { paths } from '#domain/site/urls.ts'
import { type Deferred, deferredPage } from '#src/site/deferred.tsx'

/** The page of a legal text: the version that the address names, else the one in force. */
export const legalTextPage = (subject: LegalSubject, Body: Deferred<{ text: LegalText }>) =>
  deferredPage<{ text: LegalText }>({
    load: async ({ callApi, locale, search }) => {
      const version = search.get('version')
      const query = { lang: locale, subject, ...(version ? { version } : {}) }
      return { text: await callApi('GET /legal-texts', { query }) }
    },
    meta: ({ text }, { t }) => ({
      noIndex: text.present !== null,
      title: `${t(`${subject}.title`)} | ${company.name}`,
      description: t(`${subject}.meta-description`, { company: company.name }),
      keywords: t(`${subject}.keywords`),
      canonicalPath: paths[subject],
      breadcrumbs: [{ name: t(`${subject}.title`), path: paths[subject] }],
    }),
    Body,
  })
