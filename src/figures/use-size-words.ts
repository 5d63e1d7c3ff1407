import type { Platform } from '#domain/fit/fit-model.ts'
import type { KnownObject } from '#domain/fit/model-footprint.ts'
import { platformText } from '#domain/fit/platform.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

/** How sizes are named. */
export function useSizeWords() {
  const t = useTranslate()
  const { locale } = useSite()
  return {
    /** A known object, or the reader's own. */
    objectOf: (objectName: KnownObject | null) =>
      objectName ? t(`to-scale.${objectName}`) : t('to-scale.own'),
    /** « 300 × 240 mm », « Ø 90 mm ». */
    platformOf: (platform: Platform) => platformText(platform, locale),
  }
}
