import { inParis } from '#domain/time/business-hours.ts'
import { implement } from '#functions/http/endpoints.ts'
import { clock } from '#functions/platform/clock.ts'
import { answerByRules } from './answer.ts'
import { phrasedByModel } from './model.ts'

/** The assistant. It keeps nothing: the conversation comes with every question. */
export const assistant = implement('assistant')({
  'POST /assistant': async ({ env, body }) => {
    const answered = await answerByRules(env, body, inParis(clock.now()).day)
    const reply = await phrasedByModel(env, answered, body.lang)
    return reply ? { reply, engine: 'model' } : { reply: answered.reply, engine: 'rules' }
  },
})
