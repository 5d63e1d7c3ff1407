import type { Draft } from '#domain/assistant/draft.ts'
import type { Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import { says } from '#domain/assistant/word-lists.ts'
import { formatCapacity } from '#domain/metrology/mass.ts'
import type { Asked, AssistantEnv } from './asked.ts'
import { statement } from './statements.ts'

/** « A 15 kg scale, a crate of 3 kg, how much can I still weigh? »: a tare takes its mass from Max. */
function remainingLine({ facts, locale }: Question): string[] {
  const [tareUg, maxUg, ...others] = facts
    .flatMap((fact) => (fact.type === 'load' ? [fact.loadUg] : []))
    .sort((a, b) => a - b)
  if (tareUg === undefined || maxUg === undefined || others.length > 0 || tareUg === maxUg) return []
  const [tare, max, net] = [tareUg, maxUg, maxUg - tareUg].map((ug) => formatCapacity(ug, locale))
  return [say('tare.remaining', locale, { tare: tare ?? '', max: max ?? '', net: net ?? '' })]
}

/** The rule of the tare; « may I weigh the paper too? » and « must I deduct it? » want opposite words before it. */
export function tareAnswer(_: AssistantEnv, asked: Asked): Draft {
  const rule = statement(asked, 'tare.answer', {
    kind: 'rule',
    page: '/blog/portee-echelon-precision',
    verdict: !says(asked.question, 'tare-included'),
  })
  const lines = remainingLine(asked.question)
  return { ...rule, text: [...lines, rule.text].join('\n'), facts: [...rule.facts, ...lines] }
}
