import type { Locale } from '#config/locales.ts'
import { actionsIn, type Draft } from '#domain/assistant/draft.ts'
import { foldedWords } from '#domain/assistant/question.ts'
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
