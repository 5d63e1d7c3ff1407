import type { ProductCard } from '#domain/catalogue/product.ts'
import { type Comparison, isCompared } from '#domain/comparison/comparison.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Icon } from '#src/ui/icon.tsx'

type Props = {
  product: Pick<ProductCard, 'id' | 'name' | 'image'>
  list: Comparison
  onToggle: (product: Props['product'], chosen: boolean) => void
}

/** Adds the product to the comparison (« Comparer ») or removes it (« Comparé »). */
export function CompareButton({ product, list, onToggle }: Props) {
  const t = useTranslate()
  const chosen = isCompared(list, product.id)
  return (
    <button
      type="button"
      className={chosen ? 'compare-button chosen' : 'compare-button'}
      onClick={() => onToggle(product, chosen)}
      aria-label={t(chosen ? 'compare.chosen-named' : 'compare.add-named', { name: product.name })}
    >
      <Icon name={chosen ? 'check' : 'compare'} />
      {t(chosen ? 'compare.chosen' : 'compare.add')}
    </button>
  )
}
