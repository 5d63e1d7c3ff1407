import { useTranslate } from '#src/i18n/translation.ts'
import { usePhone } from '#src/site/company-phone.ts'
import { useCompany } from '#src/site/use-opening.ts'
import { LineIcon } from '#src/ui/line-icon.tsx'
import { OpenNow } from './open-now.tsx'

/** The telephone in the header: its number where there is room, else a picture of one. */
export function CallLink() {
  const t = useTranslate()
  const facts = useCompany()
  return (
    <a className="call" href={`tel:${facts.phone}`}>
      <PhoneIcon />
      <span className="visually-hidden">{t('hours.call')}</span> <span>{usePhone()}</span>
    </a>
  )
}

/** The number, and whether somebody answers it: the last row of the menu. */
export function CallRow() {
  const facts = useCompany()
  return (
    <p className="menu-call">
      <a href={`tel:${facts.phone}`}>{usePhone()}</a>
      <OpenNow />
    </p>
  )
}

/** Not part of the icon set, which every first page loads; this one comes later. */
export const PhoneIcon = () => (
  <LineIcon path="M5 4h4l2 5-2.5 1.5a12 12 0 0 0 5 5L15 13l5 2v4q0 1-1 1C11 20 4 13 4 5q0-1 1-1z" />
)
