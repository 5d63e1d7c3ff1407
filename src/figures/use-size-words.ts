import type { Platform } from '#domain/fit/fit-model.ts'
import { platformText } from '#domain/fit/platform.ts'
import type { KnownObject } from '#domain/fit/to-scale.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'

/** How sizes are named. */
export function useSizeWords() {
  const t = useTranslate()
  const { locale } = useSite()
  return {
    /** A known object, or the reader's own. */
    objectOf: (known: KnownObject | null) => (known ? t(`to-scale.${known}`) : t('to-scale.own')),
    /** « 300 × 240 mm », « Ø 90 mm ». */
    platformOf: (platform: Platform) => platformText(platform, locale),
  }
}
