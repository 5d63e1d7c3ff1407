import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { ProductCard } from '#domain/catalogue/product.ts'
import type { Sort } from '#domain/catalogue/query-fields.ts'
import { paths } from '#domain/site/urls.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { OnOrder } from '#src/site/price.tsx'
import { ProductPicture, StylesOfPhotos } from '#src/site/product-picture.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { cardPath } from './product-card.tsx'
import href from './product-table.css?url'

type Props = {
  query: CatalogueQuery
  products: readonly ProductCard[]
  onQuote: (product: ProductCard) => void
}

/**
 * The products of a list as rows, each by the model of its card, so that numbers stand below each other; beside the
 * name its price and Max, which a phone shows without scrolling: Max beside the reference there, and the stock below
 * the price. The columns that a list can be ordered by are links, which also work without JavaScript.
 */
export function ProductTable({ query, products, onQuote }: Props) {
  const t = useTranslate()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be scrollable by keyboard
    <section className="table-scroll" aria-label={t('table.caption')} tabIndex={0}>
      <Stylesheet href={href} />
      <StylesOfPhotos products={products} />
      <table className="product-table">
        <caption className="visually-hidden">{t('table.caption')}</caption>
        <thead>
          <tr>
            <SortHead query={query} by="name" label="table.product" />
            <SortHead query={query} by="price" label="table.price" />
            <th scope="col" className="table-class">
              {t('table.class')}
            </th>
            {plateColumns.map(({ key, symbol }) => (
              <th key={key} scope="col" className={`table-number table-${key}`}>
                <abbr title={t(`plate.${key}`)}>{symbol}</abbr>
              </th>
            ))}
            <th scope="col" className="table-platform">
              {t('table.platform')}
            </th>
            <th scope="col" className="table-action">
              <span className="visually-hidden">{t('quote.title')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} onQuote={onQuote} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Where d equals e the plate gives only e; in a column of its own d is what the display shows. */
const plateColumns = [
  { key: 'max', symbol: 'Max', read: ({ max }: ProductCard['plate']) => max },
  { key: 'min', symbol: 'Min', read: ({ min }: ProductCard['plate']) => min },
  { key: 'e', symbol: 'e', read: ({ e }: ProductCard['plate']) => e },
  { key: 'd', symbol: 'd', read: ({ e, d }: ProductCard['plate']) => d ?? e },
] as const

type SortHeadProps = { query: CatalogueQuery; by: 'name' | 'price'; label: TextKey }

/** The head of a column that the list can be ordered by; a second click turns the order round. */
function SortHead({ query, by, label }: SortHeadProps) {
  const t = useTranslate()
  const isAscending = query.sort === `${by}-asc`
  const isDescending = query.sort === `${by}-desc`
  const next: Sort = isAscending ? `${by}-desc` : `${by}-asc`
  const order = isAscending ? 'ascending' : isDescending ? 'descending' : 'none'
  return (
    <th scope="col" aria-sort={order} className={by === 'price' ? 'table-number' : undefined}>
      <Link to={paths.products({ ...query, sort: next, cursor: '' })} keepScroll>
        {t(label)}&nbsp;<span aria-hidden="true">{isAscending ? '↑' : isDescending ? '↓' : '↕'}</span>
        <span className="visually-hidden">{t(isAscending ? 'table.descending' : 'table.ascending')}</span>
      </Link>
    </th>
  )
}

type RowProps = { product: ProductCard; onQuote: (product: ProductCard) => void }

function ProductRow({ product, onQuote }: RowProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const { plate, lead } = product
  return (
    <tr>
      <th scope="row">
        {product.photo ? (
          <ProductPicture
            image={product.image}
            photo={{ ...product.photo, text: '' }}
            alt=""
            width={56}
            height={40}
            sizes="56px"
          />
        ) : null}
        <Link to={cardPath(product)}>{unbroken(product.name)}</Link>
        <small>
          <span className="table-brand">{product.brand}</span>{' '}
          <span className="no-break">{product.leadReference}</span>{' '}
          {product.variantCount > 1 ? (
            <span className="table-models">· {t('variants.title', { count: product.variantCount })}</span>
          ) : null}{' '}
          {plate.max ? <span className="table-max-beside">Max {plate.max}</span> : null}
        </small>
      </th>
      <td className="table-number">
        {lead.price === null ? t('price.on-request') : formatEuros(lead.price, locale)}{' '}
        <OnOrder inStock={lead.inStock} />
      </td>
      <td className="table-class">{plate.accuracyClass ?? '–'}</td>
      {plateColumns.map(({ key, read }) => (
        <td key={key} className={`table-number table-${key}`}>
          {read(plate) ?? '–'}
        </td>
      ))}
      <td className="table-platform">{lead.plateau ?? '–'}</td>
      <td className="table-action">
        <button
          type="button"
          className="button small ghost"
          onClick={() => onQuote(product)}
          aria-label={t('product.add-named', { name: `${product.name} ${product.leadReference}` })}
        >
          <Icon name="plus" />
          <span>{t('product.add-short')}</span>
        </button>
      </td>
    </tr>
  )
}
