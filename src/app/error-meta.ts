import type { AppError } from '#domain/error.ts'
import type { Translate } from '#src/i18n/index.ts'
import type { PageMeta } from './page.ts'

/** What a page that could not be had says about itself; never indexed. */
export function errorMeta(error: AppError, path: string, t: Translate): PageMeta {
  const missing = error.code === 'not-found'
  return {
    title: t(missing ? 'not-found.title' : 'failure.title'),
    description: t(missing ? 'not-found.text' : 'failure.text'),
    keywords: '',
    canonicalPath: path,
    noIndex: true,
  }
}
