import { useCallback } from 'react'
import type { Locale } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { useDesk } from '#src/desk/desk-context.ts'
import { loadTexts, messageText, TranslateContext, translator, useTranslate } from '#src/i18n/translation.ts'
import { ProductPicture, photoStyles } from '#src/site/product-picture.tsx'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { SiteContext, useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { text } from './catalogue-words.ts'
import { Picture } from './drawing-fields.tsx'

type Props = { id: string; document: ProductDocument | null; locale: Locale; onClose: () => void }

/** The saved draft as its readers would see it, in one language. */
export function Preview({ id, document, locale, onClose }: Props) {
  const { calls } = useDesk()
  const site = useSite()
  const { answer, load } = useQuery(
    useCallback(
      async () => ({
        product: await calls.preview(id, locale),
        texts: await loadTexts(locale, ['models', 'product']),
      }),
      [calls, id, locale],
    ),
  )
  return (
    <Dialog title={`${text.preview} ${locale.toUpperCase()}`} onClose={onClose} kind="sheet">
      <QueryBoundary answer={answer} retry={load} lines={8}>
        {({ product, texts }) => (
          <SiteContext value={{ ...site, locale }}>
            <TranslateContext value={translator(locale, texts)}>
              <Product product={product} document={document} />
            </TranslateContext>
          </SiteContext>
        )}
      </QueryBoundary>
    </Dialog>
  )
}

function Product({ product, document }: { product: ProductDetail; document: Props['document'] }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <article className="catalogue-preview" lang={locale}>
      <p className="card-brand">
        {product.brand} · {product.subcategoryLabel}
      </p>
      <h2>{product.name}</h2>
      <Stylesheet href={photoStyles} />
      {product.photos?.map((photo) => (
        <ProductPicture
          key={photo.src}
          image={photo.src}
          photo={photo}
          alt=""
          width={560}
          height={352}
          sizes="46rem"
        />
      ))}
      <Picture document={document} />
      {product.variants.map(({ reference, plate, price }) => (
        <section key={reference}>
          <h3>{reference}</h3>
          <DataPlate plate={plate} />
          <p>{price === null ? text.onRequest : formatEuros(price, locale)}</p>
        </section>
      ))}
      {product.description.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
        {product.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <dl>
        {Object.entries(product.specifications).map(([key, value]) => (
          <div key={key}>
            <dt>{messageText(t, `spec.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
