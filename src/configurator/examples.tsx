import { type Trade, trades } from '#domain/configurator/configurator-steps.ts'
import { kindDrawing } from '#domain/site/drawings.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { typicalMasses } from './typical-masses.ts'
import type { Configurator } from './use-configurator.ts'

/** The kind of instrument that is drawn for a trade. */
const drawnKinds: Record<Trade, string> = {
  shop: 'price-computing',
  production: 'bench',
  health: 'pharmacy',
  transport: 'floor',
  field: 'weighbridge',
  value: 'gold-jewellery',
}

type Props = { configurator: Configurator; className?: string }

/** One use of each trade with a load that is usual for it, which fills in the questions. */
export function Examples({ configurator: { state, hrefWith }, className = '' }: Props) {
  const t = useTranslate()
  return (
    <div className={`config-examples ${className}`}>
      <p className="config-legend">{t('configurator.examples')}</p>
      <ul className="grid">
        {(Object.keys(trades) as Trade[]).map((trade) => {
          const [use] = trades[trade]
          const load = state.answers.load || typicalMasses[use].load
          return (
            <li key={use}>
              <Link to={hrefWith({ answers: { ...state.answers, use, load } })} keepScroll>
                <img src={kindDrawing(drawnKinds[trade])} alt="" width="280" height="176" loading="lazy" />
                <strong>{load}</strong> <span>{t(`use.${use}`)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
