import { inParis } from '#domain/time/business-hours.ts'
import { catalogueIndex } from '#functions/catalogue/snapshot.ts'
import type { Bindings } from '#functions/env.ts'
import { implement } from '#functions/http/endpoints.ts'
import { clock } from '#functions/platform/clock.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import type { Now } from './answer.ts'
import { phrasedByModel } from './model.ts'

/** The day of an answer, when the company is there, and how it is reached. */
async function occasion(env: Bindings): Promise<Now> {
  const { opening, texts } = await currentOpening(env)
  const hasWrittenTerms = texts.some(({ subject }) => subject === 'terms')
  return { today: inParis(clock.now()).day, calendar: opening, company: opening.company, hasWrittenTerms }
}

/** The assistant. It keeps nothing: the conversation comes with every question. */
export const assistant = implement('assistant')({
  'POST /assistant': async ({ env, body }) => {
    // With its model and its words it is as large as the rest of the API: it is loaded when it is first asked. The
    // catalogue is read beside the calendar: every answer begins with its names.
    const [{ answerByRules }, now] = await Promise.all([
      import('./answer.ts'),
      occasion(env),
      catalogueIndex(env),
    ])
    const answered = await answerByRules(env, body, now)
    const reply = await phrasedByModel(env, answered, body.lang)
    return reply ? { reply, engine: 'model' } : { reply: answered.reply, engine: 'rules' }
  },
})
