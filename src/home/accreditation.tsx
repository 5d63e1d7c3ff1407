import { company } from '#config/company.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'

const points = ['accredited', 'team', 'tailored'] as const

/** The scope and number of the accreditation; shown beside verification only. */
export function Accreditation() {
  const t = useTranslate()
  return (
    <div className="home-part accreditation">
      <div className="accreditation-mark">
        <Logo />
        <span>{t('accreditation.mark')}</span>
        <strong>{company.accreditation}</strong>
      </div>
      <div>
        <h3>{t('accreditation.title')}</h3>
        <p>{t('accreditation.statement', { reference: company.accreditation })}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              <div>
                <strong>{t(`accreditation.${point}` as TextKey)}</strong>
                <p>{t(`accreditation.${point}-text` as TextKey)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
