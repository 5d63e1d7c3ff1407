import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import type { ProductList, UnderstoodSearch } from '#domain/catalogue/product.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { Icon } from '#src/ui/icon.tsx'

type UnderstoodProps = {
  query: CatalogueQuery
  list: Pick<ProductList, 'understood' | 'ways' | 'discontinued'>
  /** Parts of the address that no list has. */
  unknown: readonly string[]
}

/**
 * Above the results: services, what the address asks in vain, a product that is no longer sold, what was read in a
 * search.
 */
export function Understood({ query, list: { understood, ways, discontinued }, unknown }: UnderstoodProps) {
  const t = useTranslate()
  return (
    <>
      {ways.map(({ text, to }) => (
        <p key={text} className="corrected">
          <Link to={to}>{text}</Link>
        </p>
      ))}
      {unknown.length ? (
        <p className="corrected">{t('understood.unknown', { parts: unknown.join(', ') })}</p>
      ) : null}
      {discontinued ? <Discontinued {...discontinued} /> : null}
      {understood ? <Facts query={query} understood={understood} /> : null}
    </>
  )
}

function Discontinued({ id, name, reference, successor }: NonNullable<ProductList['discontinued']>) {
  const t = useTranslate()
  return (
    <p className="corrected">
      <Link to={paths.product(id, reference)}>{t('understood.discontinued', { reference, name })}</Link>
      {successor ? (
        <>
          {' '}
          <Link to={paths.product(successor.id)}>{t('understood.successor', { name: successor.name })}</Link>
        </>
      ) : null}
    </p>
  )
}

/**
 * What was read in a search, each as a link that searches without it, and what was given up because no model has it
 * all.
 */
function Facts({ query, understood }: { query: CatalogueQuery; understood: UnderstoodSearch }) {
  const t = useTranslate()
  const { facts, words, wordsMet } = understood
  const met = facts.filter((fact) => fact.met)
  const given = facts.filter((fact) => !fact.met).map(({ label }) => label)
  return (
    <>
      {met.length ? (
        <div className="chips">
          <p id="understood">{t('understood.title')}</p>
          <ul className="chips" aria-labelledby="understood">
            {met.map(({ label, without }) => (
              <li key={`${label}.${without}`}>
                <Link
                  className="chip"
                  to={paths.products({ ...query, q: without, cursor: '' })}
                  keepScroll
                  aria-label={t('understood.remove', { fact: label })}
                >
                  {label} <Icon name="close" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {given.length ? (
        <p className="corrected">{t('understood.given-up', { facts: given.join(', ') })}</p>
      ) : null}
      {wordsMet ? null : <p className="corrected">{t('understood.no-item', { words: words.join(' ') })}</p>}
    </>
  )
}
