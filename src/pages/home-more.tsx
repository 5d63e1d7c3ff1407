import type { ProductCard } from '#domain/catalogue/product.ts'
import type { ServicePrices } from '#domain/quote-list/service-prices.ts'
import type { Question } from '#src/faq/questions.ts'
import { ByUse, type UseCounts } from '#src/home/by-use.tsx'
import { stylesheets } from '#src/site/stylesheet.tsx'
import companyHref from './home-company.css?url'
import { HomeCompany } from './home-company.tsx'
import href from './home-more.css?url'

const Styles = stylesheets(href, companyHref)

type Props = {
  newest: readonly ProductCard[]
  counts: UseCounts
  questions: readonly Question[]
  prices: ServicePrices
}

const sumOf = ({ category }: UseCounts) => category.reduce((sum, { count }) => sum + count, 0)

/** Below the fold of the home page: links into the catalogue, then the company. */
export function HomeMore(props: Props) {
  return (
    <>
      <Styles />
      <ByUse counts={props.counts} />
      <HomeCompany {...props} total={sumOf(props.counts)} />
    </>
  )
}
