import { cues } from './cues.ts'
import { actionsIn, type Draft } from './draft.ts'
import { glossary } from './glossary.ts'
import { lawSignals } from './law-signals.ts'
import { lawWords } from './law-words.ts'
import { pageSource } from './pages.ts'
import type { Question } from './question.ts'
import { countriesOf, elsewhere, lateLine, ruleDraft } from './rule-reply.ts'
import { repaired, words } from './rule-words.ts'

/** What a red or outdated sticker means. */
export function expiredReply(question: Question): Draft {
  const { locale, country } = question
  if (country === 'other') return elsewhere(question)
  const german = countriesOf(question).includes('DE') && (country === 'DE' || locale === 'de')
  const late = german ? [lateLine(locale)] : []
  const no = lawSignals.permission(question) ? `${lawWords.no[locale]} ` : ''
  const reply = ruleDraft(
    question,
    lawSignals.redSticker(question)
      ? [`${no}${lawWords.red[locale]}`, words.again[locale]]
      : [`${no}${words.expired[locale]}`, ...late, words.again[locale]],
    late.length > 0 && !lawSignals.redSticker(question) ? ['MessEG § 38'] : [],
  )
  const { contact, quote } = actionsIn(locale)
  return { ...reply, actions: [quote, contact] }
}

/** Whether a verification of one country counts in the other. */
export function borderReply(question: Question): Draft {
  const { locale } = question
  return ruleDraft(question, [words.border[locale], words.who[locale], words.authority[locale]], [])
}

/** When and where the logbook is kept. */
export function logbookReply(question: Question): Draft {
  const { locale } = question
  const meaning = glossary.find(({ key }) => key === 'logbook')?.text[locale]
  const lines = [...(cues.define.test(question.folded) && meaning ? [meaning] : []), words.logbook[locale]]
  const reply = ruleDraft(question, lines, [])
  return { ...reply, sources: [pageSource('/blog/carnet-metrologique', locale)] }
}

/** How long a verification keeps an instrument busy: what the article on preparing one says. */
export function durationReply({ locale }: Question): Draft {
  const { quote, contact } = actionsIn(locale)
  return {
    kind: 'how-to',
    text: words.duration[locale],
    facts: [words.duration[locale]],
    sources: [pageSource('/blog/preparer-une-verification', locale)],
    actions: [quote, contact],
  }
}

/** Whether what was verified before the repair still counts. */
const stillValid =
  /\b(?:encore|toujours) (?:\w+ )?(?:valab\w*|valid\w*|bonne)|\bstill (?:\w+ )?(?:valid|good|ok|okay|legal)\b|\bnoch (?:\w+ )?(?:gultig\w*|geeicht|gilt)\b|\bgilt\b.{0,40}\bnoch\b/

/** What a repair means for the verification. */
export function repairedReply(question: Question): Draft {
  const { locale } = question
  if (question.country === 'other') return elsewhere(question)
  const countries = countriesOf(question)
  const shown = question.country === null && locale === 'fr' ? countries.slice(0, 1) : countries
  const isSeal = lawSignals.sealBroken(question)
  const no = lawSignals.permission(question) || stillValid.test(question.folded)
  const lead = [
    ...(no ? [lawWords.notAfterRepair[locale]] : []),
    ...(isSeal ? [lawWords.sealBroken[locale]] : []),
  ]
  const reply = ruleDraft(
    question,
    [...lead, ...shown.map((own) => repaired[own][locale])],
    shown.includes('DE') ? ['MessEV § 54'] : [],
  )
  const { contact, quote, call } = actionsIn(locale)
  return { ...reply, actions: isSeal ? [contact, call, quote] : [quote, contact] }
}

/** An instrument without CE + M is made legal by no later verification; in Germany the authority verifies. */
export function unapprovedReply(question: Question): Draft {
  const { locale, country } = question
  if (country === 'other') return elsewhere(question)
  const authority = country === 'DE' ? [words.authority[locale]] : []
  const lines = [lawWords.unapproved[locale], ...authority, lawWords.unapprovedNext[locale]]
  const { configurator, contact } = actionsIn(locale)
  return { ...ruleDraft(question, lines, []), actions: [configurator, contact] }
}
