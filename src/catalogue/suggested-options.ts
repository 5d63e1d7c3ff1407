import type { Suggestions } from '#domain/catalogue/suggestions.ts'
import { paths } from '#domain/site/urls.ts'

/** One thing to choose; without `to` it searches for what is typed. */
export type Option = {
  to: string | null
  label: string
  /** Number of products. */
  count?: number
  product?: Suggestions['products'][number]
}
/** Options under one heading. */
type OptionGroup = { name: 'understood' | 'choices' | 'products'; options: Option[] }

/** The options of an answer, in the order of the keys; without the headings under which there is nothing. */
export function groupsOf({ understood, total, choices, products }: Suggestions): OptionGroup[] {
  const groups: OptionGroup[] = [
    {
      name: 'understood',
      options: understood.length > 0 ? [{ to: null, label: understood.join(' · '), count: total }] : [],
    },
    {
      name: 'choices',
      options: choices.map(({ label, count, query }) => ({
        to: `${paths.products()}?${query}`,
        label,
        count,
      })),
    },
    {
      name: 'products',
      options: products.map((product) => ({
        to: `${paths.product(product.id)}?${new URLSearchParams({ model: product.reference })}`,
        label: product.name,
        product,
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
