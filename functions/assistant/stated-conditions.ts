import type { Localized } from '#config/locales.ts'
import type { Question } from '#domain/assistant/question.ts'
import { internalAdjustment } from '#domain/assistant/uses.ts'
import type { Named } from './named-models.ts'

/**
 * What is asked of an instrument and stands in its texts or facts alone, so that no rule of fit judges it. `chooses`:
 * only models that state it are shown where there are any; else it is said which condition is not stated.
 */
type Condition = {
  name: Localized
  asks: RegExp
  states: (own: Named) => boolean
  chooses: boolean
}

const adjustsItself = /(?:intern|motoris|motorisch|automati)/i
const adjusts = /(?:adjust|justier|ajust|calibr|kalibrier)/i

const conditions: readonly Condition[] = [
  {
    name: { fr: 'ajustage interne', en: 'internal adjustment', de: 'interne Justierung' },
    asks: internalAdjustment,
    // « internal or external by model » promises it for no very model.
    states: ({ product }) =>
      [...product.features, product.specifications.calibration ?? ''].some(
        (text) => adjusts.test(text) && adjustsItself.test(text) && !/extern/i.test(text),
      ),
    chooses: true,
  },
  {
    name: {
      fr: 'fonction Hold pour un animal qui bouge',
      en: 'hold function for moving animals',
      de: 'Hold-Funktion für ein unruhiges Tier',
    },
    asks: /\b(?:stand(?:ing)? still|keep still|stay still|fidget\w*|restless|moving animals?|bouge\w*|gigot\w*|ne tien(?:t|nent) pas en place|agites?|still ?(?:halten|stehen)|stehen nicht still|zappel\w*|unruhig\w*|hold function|fonction hold|hold funktion)\b/,
    states: ({ variant }) => variant.facts?.hold === true,
    chooses: false,
  },
]

/** The conditions of a question that choose among the models. */
export const choosingConditions = ({ folded }: Question): readonly Condition[] =>
  conditions.filter(({ asks, chooses }) => chooses && folded.search(asks) >= 0)

/** The models that state what a question asks for in words; all of them where none does. */
export function stating<Own extends Named>(question: Question, models: readonly Own[]): Own[] {
  const asked = choosingConditions(question)
  const meeting = models.filter((own) => asked.every(({ states }) => states(own)))
  return meeting.length > 0 ? meeting : [...models]
}

/** What is asked for and stated by none of the models, in words. */
export const unstated = ({ folded, locale }: Question, models: readonly Named[]): string[] =>
  conditions
    .filter(({ asks, states }) => folded.search(asks) >= 0 && !models.some(states))
    .map(({ name }) => name[locale])
