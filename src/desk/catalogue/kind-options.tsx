import { type Category, categories } from '#domain/catalogue/facets.ts'
import type { EditedRows } from '#domain/publishing/editing-schemas.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Options } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'

/** Kinds of instruments, to choose from. */
export type Kinds = EditedRows['subcategories']

type Props = {
  kinds: Kinds
  /** Whether a whole category can be chosen too, by its own key. */
  isWithWhole?: boolean
}

/** The options of a choice of kinds, by their categories. */
export function KindOptions({ kinds, isWithWhole = false }: Props) {
  const t = useTranslate()
  return categories.map((category) => (
    <optgroup key={category} label={t(`category.${category}`)}>
      {isWithWhole ? <option value={category}>{text.whole(t(`category.${category}`))}</option> : null}
      <Options of={kinds.filter((kind) => kind.category === category).map(({ key, name }) => [key, name])} />
    </optgroup>
  ))
}

/** The part of the filter of the list that a choice with whole categories means. */
export function kindFilter(value: string): { subcategory: string; category?: Category } {
  const category = categories.find((each) => each === value)
  return category ? { subcategory: '', category } : { subcategory: value }
}
