import { paths } from '#domain/site/urls.ts'
import { formatDay } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { OnOrder, Price } from '#src/site/price.tsx'
import { ProductPicture } from '#src/site/product-picture.tsx'
import { useSite } from '#src/site/site.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ChooseModel } from './choose-model.tsx'
import type { Fit } from './data.ts'
import { errorTexts, isCoarse } from './summary-data.ts'
import type { Configurator } from './use-configurator.ts'

type Props = {
  configurator: Configurator
  fit: Fit
  /** Those with the same plate and findings. */
  others?: readonly Fit[]
  /** Its place among several, from 0. */
  rank?: number | undefined
  /** Why the first is recommended. */
  merits?: readonly ('finest' | 'cheapest')[]
  smallest: string
}

/** A model that fits: what it is, why, what remains to be confirmed. */
export function FitCard({ configurator, fit, others = [], rank, merits = [], smallest }: Props) {
  const t = useTranslate()
  const isFirst = rank === 0
  const { product, reference, plate, price, inStock } = fit
  return (
    <article className={isFirst ? 'fit-card best' : 'fit-card'}>
      {isFirst ? <p className="fit-best">{t('configurator.recommended')}</p> : null}
      <ProductPicture
        image={product.image}
        photo={product.photo}
        alt={t('product.drawing', { name: product.name })}
        width={280}
        height={176}
        sizes="280px"
      />
      <div className="fit-card-name">
        <h4>
          <Link to={paths.product(product.id, reference)}>
            {product.name} <span className="no-break">{reference}</span>
          </Link>
        </h4>
        <p className="card-brand">{product.brand}</p>
      </div>
      <DataPlate plate={plate} />
      <p className="fit-card-price">
        <Price euros={price} />
        <OnOrder inStock={inStock} />
      </p>
      <FitFacts fit={fit} smallest={smallest} />
      {rank ? <Coarse fit={fit} smallest={smallest} /> : null}
      <Findings
        className="reasons"
        icon="check"
        findings={[
          ...(isFirst ? merits : []).map((code) => ({ code, text: t(`configurator.${code}`) })),
          ...fit.reasons,
        ]}
      />
      <Findings className="confirm" icon="help" findings={fit.toConfirm} />
      {others.length ? <Alike configurator={configurator} fits={others} /> : null}
      <ChooseModel
        configurator={configurator}
        productId={product.id}
        reference={reference}
        name={product.name}
        quiet={rank !== undefined && !isFirst}
      />
    </article>
  )
}

/** What a model that reads coarser than the customer's smallest quantity deserves is for. */
function Coarse({ fit: { errorAtSmallestG, plate }, smallest }: Pick<Props, 'fit' | 'smallest'>) {
  const t = useTranslate()
  const { locale } = useSite()
  if (errorAtSmallestG === null || !plate.max || !isCoarse(errorAtSmallestG, smallest, locale)) return null
  const { at, percent } = errorTexts(errorAtSmallestG, smallest, locale)
  return (
    <p className="fit-coarse">
      {t('configurator.coarse', { at: at ?? '', percent: percent ?? '', max: plate.max })}
    </p>
  )
}

/** Other makes of the same instrument: nothing that was asked decides between them and the one of the card. */
function Alike({ configurator, fits }: { configurator: Configurator; fits: readonly Fit[] }) {
  const t = useTranslate()
  return (
    <details className="config-more fit-alike">
      <summary>{t('configurator.alike', { count: fits.length })}</summary>
      <ul>
        {fits.map(({ product, reference, price, inStock }) => (
          <li key={reference}>
            <Link className="lone" to={paths.product(product.id, reference)}>
              {product.name} <span className="no-break">{reference}</span>
            </Link>
            <p className="fit-card-price">
              <Price euros={price} />
              <OnOrder inStock={inStock} />
            </p>
            <ChooseModel
              configurator={configurator}
              productId={product.id}
              reference={reference}
              name={product.name}
              quiet
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

function FitFacts({ fit: { errorAtSmallestG, nextDue }, smallest }: Pick<Props, 'fit' | 'smallest'>) {
  const t = useTranslate()
  const { locale } = useSite()
  const texts = errorAtSmallestG === null ? null : errorTexts(errorAtSmallestG, smallest, locale)
  const error = texts && (
    <>
      {texts.error}
      {texts.percent ? <small> ({texts.percent})</small> : null}
    </>
  )
  return (
    <Facts
      className="fit-facts"
      rows={[
        [texts?.at ? t('configurator.error-at', { at: texts.at }) : t('configurator.error'), error],
        [t('configurator.next-due'), nextDue && formatDay(nextDue, locale)],
      ]}
    />
  )
}

type FindingsProps = {
  className: string
  icon: 'check' | 'help' | 'close'
  findings: readonly { code: string; text: string }[]
}

/** Sentences of the rules. */
export function Findings({ className, icon, findings }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <ul className={`findings ${className}`}>
      {findings.map(({ code, text }) => (
        <li key={code + text}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
