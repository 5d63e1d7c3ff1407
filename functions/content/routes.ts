import { type DatedPage, isQuestionPlace, type LegalTexts } from '#domain/content/dated-version.ts'
import { type CompanyFacts, usualOpening } from '#domain/content/opening.ts'
import type { WrittenQuestion } from '#domain/content/question-set.ts'
import { implement } from '#functions/http/endpoints.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { listAnnouncements, removeAnnouncement, storeAnnouncement } from './announcements.ts'
import { storeCompany } from './company-facts.ts'
import { callOff, readDated } from './dated-versions.ts'
import { initialTexts, legalText, storeLegalText } from './legal-texts.ts'
import { initialQuestions, pageQuestions, storeQuestions } from './question-sets.ts'

/** Routes of what the desk writes for pages. */
export const content = implement('content')({
  'GET /opening': async ({ env, waitUntil }) => (await currentOpening(env, waitUntil)).opening,
  'GET /faq': async ({ env, query: { page, lang } }) => ({ items: await pageQuestions(env, page, lang) }),
  'GET /legal-texts': ({ env, query }) => legalText(env, query),
  'GET /desk/versions': async ({ env, query }): Promise<DatedPage> => {
    const { subject } = query
    const { content, versions } = await readDated(env, query)
    // The subject decides what its content is.
    if (subject === 'company')
      return { subject, versions, content: (content as CompanyFacts | null) ?? usualOpening.company }
    if (isQuestionPlace(subject)) {
      const questions = (content as WrittenQuestion[] | null) ?? (await initialQuestions(env, subject))
      return { subject, versions, content: questions }
    }
    return {
      ...{ subject, versions },
      content: (content as LegalTexts | null) ?? (await initialTexts(subject)),
    }
  },
  'DELETE /desk/versions': ({ env, desk, query }) => callOff(env, desk.who, query),
  'PUT /desk/company': ({ env, desk, body }) => storeCompany(env, desk.who, body),
  'PUT /desk/legal-texts': ({ env, desk, body }) => storeLegalText(env, desk.who, body),
  'PUT /desk/faq': ({ env, desk, body }) => storeQuestions(env, desk.who, body),
  'GET /desk/announcements': ({ env }) => listAnnouncements(env),
  'PUT /desk/announcements': ({ env, desk, body }) => storeAnnouncement(env, desk.who, body),
  'DELETE /desk/announcements': ({ env, desk, query }) => removeAnnouncement(env, desk.who, query),
})
