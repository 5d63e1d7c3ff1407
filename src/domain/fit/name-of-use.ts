import type { Locale } from '#config/locales.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import type { FitUse } from './fit-use.ts'

/** What an instrument is chosen for, in words. Pages say it by `t`. */
export const nameOfUse = (use: FitUse, locale: Locale): string => serverTexts(locale)(`use-name.${use}`)
