import { useState } from 'react'
import type { NamedProduct } from '#domain/assistant/conversation-schema.ts'
import { isCompared } from '#domain/comparison/comparison.ts'
import { comparison, useComparison } from '#src/comparison/comparison-facade.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { newQuoteItem } from '#src/quote-list/new-item.ts'
import { addToQuote } from '#src/quote-list/quote-list-facade.ts'
import { useSite } from '#src/site/site.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Compares or adds the very model that an answer names; its data come from the catalogue. */
export function AssistantTools({ product }: { product: NamedProduct }) {
  const t = useTranslate()
  const { callApi, locale } = useSite()
  const { list } = useComparison()
  const [failed, setFailed] = useState(false)
  const { id, name, reference } = product
  const chosen = isCompared(list, id)
  const load = () => callApi('GET /products/:id', { params: { id }, query: { lang: locale } })
  const attempt = (action: () => Promise<void>) => {
    setFailed(false)
    action().catch(() => setFailed(true))
  }
  const compare = async () => {
    const module = await comparison.load()
    if (chosen) module.removeCompared(id, name)
    else module.compare({ id, name, image: (await load()).image, reference })
  }
  const quote = async () => {
    const detail = await load()
    const variant = detail.variants.find((one) => one.reference === reference)
    addToQuote([newQuoteItem(detail, locale, { variant: variant ?? null })])
  }
  return (
    <>
      <button
        type="button"
        className={chosen ? 'compare-button chosen' : 'compare-button'}
        onClick={() => attempt(compare)}
        aria-label={t(chosen ? 'compare.chosen-named' : 'compare.add-named', { name })}
      >
        <Icon name={chosen ? 'check' : 'compare'} />
        {t(chosen ? 'compare.chosen' : 'compare.add')}
      </button>
      <button
        type="button"
        className="button small"
        onClick={() => attempt(quote)}
        aria-label={t('product.add-named', { name: `${name} ${reference}` })}
      >
        <Icon name="plus" />
        {t('product.add-short')}
      </button>
      {failed ? (
        <span className="error" role="alert">
          {t('talk.failed')}
        </span>
      ) : null}
    </>
  )
}
