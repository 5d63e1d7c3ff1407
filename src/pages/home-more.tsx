import type { ProductList } from '#domain/catalogue/product.ts'
import { paths } from '#domain/site/urls.ts'
import type { Question } from '#src/faq/questions.ts'
import { ByUse } from '#src/home/by-use.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { HomeCompany } from './home-company.tsx'
import href from './home-more.css?url'
import { ProductCards } from './product-cards.tsx'

const newest = 4

/** Below the fold of the home page: links into the catalogue, then the company. */
export function HomeMore({ list, questions }: { list: ProductList; questions: readonly Question[] }) {
  const t = useTranslate()
  return (
    <>
      <Stylesheet href={href} />
      <ByUse list={list} />
      <section className="wrap">
        <div className="section-head">
          <h2>{t('home.newest')}</h2>
          <Link to={paths.products()}>{t('home.all-products')}</Link>
        </div>
        <ProductCards className="grid four" products={list.items.slice(0, newest)} />
      </section>
      <HomeCompany questions={questions} />
    </>
  )
}
