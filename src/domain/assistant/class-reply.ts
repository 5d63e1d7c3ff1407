import { nameOfUse } from '#domain/fit/name-of-use.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { cues } from './cues.ts'
import { type Draft, fill } from './draft.ts'
import { pageSource } from './pages.ts'
import { periodsOf } from './period-lines.ts'
import type { Question } from './question.ts'
import {
  besidesPatients,
  besidesSource,
  clarifyUse,
  dutyCountries,
  dutyReply,
  elsewhere,
  periodReply,
  ruleDraft,
} from './rule-reply.ts'
import { calibrationLines, verdictLines } from './rule-verdict.ts'
import { words } from './rule-words.ts'
import { signalWords } from './signal-words.ts'

/** Which classes a use admits, with the duty and the period where they are asked for too. */
export function classReply(question: Question): Draft {
  const { use, locale } = question
  if (question.country === 'other') return elsewhere(question)
  if (use === null) return asksPeriod(question) ? periodReply(question) : clarifyUse(question)
  const besides = besidesPatients(question)
  if (besides) return ruleDraft(question, [besides], besidesSource(locale))
  const countries = dutyCountries(question)
  const { classes, text, legal } = regimeOfUse(use, countries[0] ?? 'FR', locale)
  const name = nameOfUse(use, locale)
  const line = legal
    ? fill(words.classes, locale, { use: name, classes: classes.join(words.or[locale]) })
    : fill(words.anyClass, locale, { use: name })
  // « … instead of the yearly verification »: the period is asked for too.
  const calibration = calibrationLines(question)
  const isTimed = legal && (calibration.length > 0 || asksPeriod(question))
  const rules = isTimed ? countries.map((own) => periodsOf(question, own)) : []
  const verdict = cues.must.test(question.folded) ? verdictLines(question, legal, countries) : []
  const reply = ruleDraft(
    question,
    [
      [...verdict, line].join(' '),
      text,
      ...calibration,
      ...rules.flatMap(({ sentences }) => sentences),
      ...(isTimed && countries.includes('DE') ? [words.authority[locale]] : []),
    ],
    rules.flatMap((own) => own.legal),
  )
  return { ...reply, sources: [pageSource('/blog/classe-iii-ou-ii', locale), ...(reply.sources ?? [])] }
}

/** « Welche Klasse und wie oft? », « … and how long is it valid? » */
const asksPeriod = ({ folded }: Question) =>
  cues.howOften.test(folded) || signalWords.often.test(folded) || signalWords.periodWord.test(folded)

/** « Muss … geeicht sein, und wie oft? », « … doit être vérifié ? tous les combien ? »: the duty is asked first. */
const alsoDuty =
  /\b(?:doit|doivent|faut|dois|must|need|needs|have to|has to|required|muss|müssen|brauch\w*|pflicht\w*|eichpflichtig\w*|obligatoire)\b.{0,80}(?:\b(?:et|and|und|sowie|puis)\b|[?,.:])\s*(?:a |à |alle |in |aussi |also |auch |et |and |und )*(?:tous|toutes|quelle?s?|combien|how|wie|welche\w*|what)\b/i

/** How often, with the class and the duty where they are asked for too. */
export function periodAndMore(question: Question): Draft {
  if (cues.whichClass.test(question.folded) && question.use !== null) return classReply(question)
  return alsoDuty.test(question.text) ? dutyReply(question) : periodReply(question)
}
