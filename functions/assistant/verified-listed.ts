import type { Locale, Localized } from '#config/locales.ts'
import { actionsIn, type Draft, fill } from '#domain/assistant/draft.ts'
import { pageSource } from '#domain/assistant/pages.ts'
import { foldedWords, type Question } from '#domain/assistant/question.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import { currentModels } from '#functions/catalogue/models.ts'
import { ofList } from './among-listed.ts'
import { approvalText } from './approval-text.ts'
import { productSource } from './find-instruments.ts'
import { cardOf, variantOf } from './named-models.ts'

const verified =
  /\b(?:verifiee?s?|homologuee?s?|approuvee?s?|verified|approved|certified|legal for trade|geeicht\w*|eichfahig\w*|konformitatsbewertet\w*|zugelassen)\b/

/** « which of those is verified? », « welche davon ist geeicht? » */
export function asksVerified(text: string): boolean {
  const folded = foldedWords(text)
  return ofList.test(folded) && verified.test(folded) && folded.split(' ').length <= 14
}

const counted = {
  fr: 'Au catalogue : {yes} modèles sur {all} sont vérifiés (CE + M) et admis aux usages réglementés.',
  en: 'In the catalogue {yes} of {all} models are verified (CE + M) and permitted for regulated uses.',
  de: 'Im Katalog sind {yes} von {all} Modellen konformitätsbewertet (CE + M) und für eichpflichtige Verwendungen zugelassen.',
} satisfies Localized

/** How many models of the catalogue are verified. */
export async function verifiedCount(env: { DB: D1Database }, { locale }: Question): Promise<Draft> {
  const { models } = await currentModels(env)
  const verifiedOnes = models.filter(({ metrology }) => metrology === 'yes')
  const line = fill(counted, locale, {
    yes: formatNumber(verifiedOnes.length, locale),
    all: formatNumber(models.length, locale),
  })
  const { products } = actionsIn(locale)
  return {
    kind: 'company',
    text: line,
    facts: [line],
    sources: [pageSource('/products', locale)],
    actions: [products],
  }
}

/** Which instruments of the answer before are verified models, each by its name; null where it named none. */
export async function verifiedOfListed(
  env: { DB: D1Database },
  references: readonly string[],
  locale: Locale,
): Promise<Draft | null> {
  const { byReference } = await currentModels(env)
  const found = await Promise.all(
    references.map((reference) => {
      const model = byReference.get(reference)
      return model ? variantOf(env, locale, model.productId, reference) : null
    }),
  )
  const named = found.flatMap((own) => own ?? [])
  if (named.length === 0) return null
  const lines = named.map(({ variant }) => `${approvalText(variant, locale)}.`)
  const { quote, contact } = actionsIn(locale)
  return {
    kind: 'products',
    text: lines.join('\n'),
    facts: lines,
    sources: named.map((own) => productSource(own, locale)),
    products: named.map((own) => cardOf(own, own.product.subcategoryLabel)),
    actions: [quote, contact],
  }
}
