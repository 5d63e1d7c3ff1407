import { useTranslate } from '#src/i18n/translation.ts'

type Plate = { accuracyClass: string | null; nominal?: boolean | undefined }

/** Says of an instrument without accuracy class that nobody may sell by it; of a test weight it says nothing. */
export function NotForTrade({ plate }: { plate: Plate | null | undefined }) {
  const t = useTranslate()
  if (!plate || plate.nominal || plate.accuracyClass !== null) return null
  return <p className="hint not-for-trade">{t('quote.not-for-trade')}</p>
}
