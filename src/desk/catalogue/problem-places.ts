import { localeInfo, locales } from '#config/locales.ts'
import { fieldLabels } from '#src/desk/journal-words.ts'
import { text } from './catalogue-words.ts'
import { partWords, photoWords } from './part-words.ts'

/** Where a problem stands in the document of its product, and the reference of its model. */
export type Placed = { field: string; reference: string | null }

/** Names of the lists whose items are counted. */
const items: Readonly<Record<string, string>> = {
  variants: text.model,
  ranges: partWords.range,
  features: partWords.feature,
  accessories: partWords.accessory,
  photos: partWords.photo,
  documents: partWords.document,
}

/** Names of fields where the form and the journal call them otherwise. */
const labels: Readonly<Record<string, string>> = {
  reference: text.reference,
  max: text.max,
  e: text.e,
  d: text.d,
  kind: partWords.drawingKind,
  shape: partWords.shape,
  variantReferences: text.models,
  compatibility: partWords.accessoryCompatibility,
  category: text.kind,
  subcategory: text.kind,
  id: text.freshId,
  ...partWords.millimetres,
}

/** The model and the field of a problem in words, as « HD-15, Référence »; `labelOf` names a row of the data sheet. */
export function placeText({ field, reference }: Placed, labelOf: (key: string) => string): string {
  const parts = field === '' ? [] : field.split('.')
  const words = parts.flatMap((part, i) => {
    const [before = '', next = ''] = [parts[i - 1], parts[i + 1]]
    const locale = locales.find((each) => each === part)
    if (locale) return [localeInfo[locale].name]
    if (isNumber(part))
      return [
        before === 'variants' && reference ? reference : `${items[before] ?? before} ${Number(part) + 1}`,
      ]
    if (before === 'specifications') return [labelOf(part)]
    if (parts[i - 2] === 'photos') return [photoWords.shows]
    if (parts[i - 2] === 'documents' && part === 'title') return [text.documentTitle]
    return isNumber(next) || part === 'discontinued' ? [] : [labels[part] ?? fieldLabels[part] ?? part]
  })
  return words.join(', ')
}

const isNumber = (part: string) => /^\d+$/.test(part)

/** Scrolls to the field of a problem, or to the first one of the part that it is about, and puts the cursor there. */
export function focusField(form: HTMLElement, field: string): void {
  // Features are lines of one field in each language; a category is chosen by its sub-category.
  const name = field.replace(/^features\.\d+/, 'features').replace(/^category$/, 'subcategory')
  for (let at = name; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const place = form.querySelector<HTMLElement>(`[name="${at}"], [name^="${at}."]`)
    if (!place) continue
    for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
    place.scrollIntoView({ block: 'center' })
    place.focus({ preventScroll: true })
    return
  }
}
