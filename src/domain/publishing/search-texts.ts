import { type Locale, locales } from '#config/locales.ts'
import type { ProductFile } from '#domain/catalogue/media.ts'
import { deletionForms, tailsOf, wordsOf } from '#domain/catalogue/search-words.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import type { ProductDocument, SubcategoryDocument } from './document.ts'

/** The words of a product by where they stand. */
export type SearchTexts = {
  /** Words of brand, name and kind, which are the likely typos. */
  title: readonly string[]
  /** Those with the tails of compounds, and the forms of references. */
  names: readonly string[]
  texts: readonly string[]
}

/** Of what is derived below; counted up when it changes, so that every product is found by the new words. */
export const wordsForm = 2

/** What a product is found by; its kind is named where the catalogue has it. */
export function searchTexts(product: ProductDocument, kind: SubcategoryDocument | undefined): SearchTexts {
  const names = locales.flatMap((locale) => [product.name[locale], kind?.name[locale] ?? ''])
  const title = [product.brand, ...names].flatMap(wordsOf)
  const texts = locales.flatMap((locale) => [
    product.description[locale],
    ...product.features.map((feature) => feature[locale]),
    ...Object.values(product.specifications).map((value) => value[locale]),
  ])
  for (const { title, kind, language } of product.documents) {
    texts.push(title, ...locales.map((locale) => documentWords(kind, locale)))
    if (language) texts.push(...locales.map((locale) => languageWords(language, locale)))
  }
  const references = product.variants.flatMap(({ reference }) => referenceForms(reference))
  return {
    title,
    names: [...title, ...title.flatMap(tailsOf), ...references],
    texts: texts.flatMap(wordsOf),
  }
}

/** What people call documents of a kind, e.g. « certificat … homologation ». */
export const documentWords = (kind: ProductFile['kind'], locale: Locale): string =>
  serverTexts(locale)(`document-words.${kind}`)

/** What people call the language of a document, e.g. « allemand allemande ». */
export const languageWords = (language: NonNullable<ProductFile['language']>, locale: Locale): string =>
  serverTexts(locale)(`document-language.${language}`)

/** « MV-B3-15 » is also found by « mvb315 » and « b315 ». */
function referenceForms(reference: string): string[] {
  const parts = wordsOf(reference)
  return [...parts, parts.join(''), parts.slice(1).join('')]
}

/** The rows that forgive a typo in a title: each form of a word with a letter left out. */
export const deletionRows = (words: Iterable<string>): string[][] =>
  [...new Set(words)].flatMap((word) => deletionForms(word).map((form) => [form, word]))
