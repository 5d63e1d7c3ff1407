import { useState } from 'react'
import { readCatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import type { Accessory, ProductDetail, ProductList, UnderstoodSearch } from '#domain/catalogue/product.ts'
import type { ArticleSummary } from '#domain/site/article.ts'
import { ArticleCard } from '#src/articles/article-card.tsx'
import { AccessoryList } from '#src/catalogue/accessory-list.tsx'
import { AppliedFilters } from '#src/catalogue/applied-filters.tsx'
import { MetrologyNote } from '#src/catalogue/metrology-note.tsx'
import { ModelRuler } from '#src/catalogue/model-ruler.tsx'
import { NoProducts } from '#src/catalogue/no-products.tsx'
import { Pager } from '#src/catalogue/pager.tsx'
import { Price, Stock } from '#src/catalogue/price.tsx'
import { LegalMark, ProductCard } from '#src/catalogue/product-card.tsx'
import { ShareButton } from '#src/catalogue/share-button.tsx'
import { TechnicalSheet } from '#src/catalogue/technical-sheet.tsx'
import { Term } from '#src/catalogue/term.tsx'
import { Understood } from '#src/catalogue/understood-query.tsx'
import { CopyMessage } from '#src/quote-list/copy-message.tsx'
import { newQuoteItem } from '#src/quote-list/new-item.ts'
import { addToQuote } from '#src/quote-list/quote-list-facade.ts'
import { useSite } from '#src/site/site.ts'
import { Sides, State } from './sides.tsx'

export type GuideData = { list: ProductList; product: ProductDetail; articles: ArticleSummary[] }

const chosenFilters = readCatalogueQuery(
  new URLSearchParams('category=commercial&capacity=6-15kg&metrology=yes'),
)
const noneFound = readCatalogueQuery(new URLSearchParams('q=xylophone&category=medical'))

const understood: UnderstoodSearch = {
  facts: [
    { text: '15 kg', label: 'Portée\u00a0≥\u00a015\u00a0kg', without: 'balance ip68 rouge', met: true },
    { text: 'ip68', label: 'IP68', without: 'balance 15 kg rouge', met: false },
  ],
  words: ['rouge'],
  wordsMet: false,
}

export function CataloguePieces(data: GuideData) {
  const { product, articles } = data
  const [article] = articles
  const [variant] = product.variants
  return (
    <>
      <Cards {...data} />
      <Facts {...data} />
      <Sides title="Choix du modèle et accessoires" wide>
        {() => <Order product={product} />}
      </Sides>
      <Sides title="Fiche technique et métrologie">
        {() => (
          <>
            {variant ? <TechnicalSheet product={product} variant={variant} /> : null}
            <MetrologyNote product={product} />
          </>
        )}
      </Sides>
      <Sides title="Article">{() => (article ? <ArticleCard article={article} /> : null)}</Sides>
    </>
  )
}

function Cards({ list }: GuideData) {
  const [first, second] = list.items
  const { locale } = useSite()
  return (
    <Sides title="Fiche de la liste">
      {() => (
        <ul className="grid">
          {first ? (
            <li>
              <ProductCard
                product={first}
                onQuote={(chosen) => addToQuote([newQuoteItem(chosen, locale)])}
                note="« Devis » ouvre le dialogue, le panneau et l’insigne"
              />
            </li>
          ) : null}
          {second ? (
            <li>
              <ProductCard product={{ ...second, price: null, inStock: false }} onQuote={null} />
            </li>
          ) : null}
        </ul>
      )}
    </Sides>
  )
}

function Facts({ list, product }: GuideData) {
  return (
    <>
      <Sides title="Prix, stock, marque M, terme, partage">
        {() => (
          <div className="guide-row">
            <Price euros={1120} />
            <Price euros={220} />
            <Price euros={null} />
            <Stock inStock />
            <Stock inStock={false} />
            <span className="guide-mark">
              <LegalMark plate={list.items[0]?.plate ?? { e: null, d: null }} />
            </span>
            <Term term="e">Échelon</Term>
            <ShareButton title={product.name} />
            <CopyMessage />
          </div>
        )}
      </Sides>
      <Sides title="Filtres actifs, pages, liste vide" wide>
        {() => (
          <>
            <AppliedFilters query={chosenFilters} list={list} />
            <Understood query={chosenFilters} understood={understood} />
            <Pager query={chosenFilters} list={{ ...list, previousCursor: 'a', nextCursor: 'b' }} />
            <State name="rien trouvé">
              <NoProducts query={noneFound} list={list} />
            </State>
          </>
        )}
      </Sides>
    </>
  )
}

function Order({ product }: { product: ProductDetail }) {
  const [reference, setReference] = useState(product.leadReference)
  const [ticked, setTicked] = useState<readonly Accessory[]>([])
  return (
    <>
      <ModelRuler product={product} reference={reference} onReference={setReference} question={{}} />
      <AccessoryList
        accessories={product.accessories}
        ticked={ticked}
        onTick={(accessory, on) =>
          setTicked((all) => (on ? [...all, accessory] : all.filter((one) => one !== accessory)))
        }
      />
    </>
  )
}
