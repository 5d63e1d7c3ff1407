import { inParis } from '#domain/time/business-hours.ts'
import { implement } from '#functions/http/endpoints.ts'
import { clock } from '#functions/platform/clock.ts'
import { phrasedByModel } from './model.ts'

/** The assistant. It keeps nothing: the conversation comes with every question. */
export const assistant = implement('assistant')({
  'POST /assistant': async ({ env, body }) => {
    // With its model and its words it is as large as the rest of the API: it is loaded when it is first asked.
    const { answerByRules } = await import('./answer.ts')
    const answered = await answerByRules(env, body, inParis(clock.now()).day)
    const reply = await phrasedByModel(env, answered, body.lang)
    return reply ? { reply, engine: 'model' } : { reply: answered.reply, engine: 'rules' }
  },
})
