import type { Locale } from '#config/locales.ts'
import type { AnnouncementChange } from '#domain/content/announcement.ts'
import type { ArticleChange } from '#domain/content/article-content.ts'
import type { DatedSubject, LegalChange } from '#domain/content/dated-version.ts'
import type { QuestionSetForm } from '#domain/content/question-set.ts'
import type { CompanyChange } from '#domain/forms/company-facts-form.ts'
import type { CallApi } from '#src/api/call-api.ts'

/** The calls about what the desk writes for pages. */
export const contentCalls = (callApi: CallApi, authorization: { token?: string }) => ({
  announcements: () => callApi('GET /desk/announcements', authorization),
  storeAnnouncement: (body: AnnouncementChange) =>
    callApi('PUT /desk/announcements', { ...authorization, body }),
  removeAnnouncement: (query: { id: string; revision: string }) =>
    callApi('DELETE /desk/announcements', { ...authorization, query }),
  articles: () => callApi('GET /desk/articles', authorization),
  articleVersion: (query: { slug: string; version?: string }) =>
    callApi('GET /desk/articles/version', { ...authorization, query }),
  storeArticle: (body: ArticleChange) => callApi('PUT /desk/articles', { ...authorization, body }),
  previewArticle: (body: { lang: Locale; markdown: string }) =>
    callApi('POST /desk/articles/preview', { ...authorization, body }),
  versions: (query: { subject: DatedSubject; version?: string }) =>
    callApi('GET /desk/versions', { ...authorization, query }),
  callOffVersion: (query: { subject: DatedSubject; version: string }) =>
    callApi('DELETE /desk/versions', { ...authorization, query }),
  storeCompany: (body: CompanyChange) => callApi('PUT /desk/company', { ...authorization, body }),
  storeLegalText: (body: LegalChange) => callApi('PUT /desk/legal-texts', { ...authorization, body }),
  questions: () => callApi('GET /desk/faq', authorization),
  storeQuestions: (body: QuestionSetForm) => callApi('PUT /desk/faq', { ...authorization, body }),
})
