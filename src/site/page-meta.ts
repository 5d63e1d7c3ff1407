import { company } from '#config/company.ts'
import type { TextKey, Translate } from '#src/i18n/translation.ts'
import type { PageMeta } from './page.ts'

/** Prefix of what a page says of itself. */
type Subject<Key = TextKey> = Key extends `${infer Name}.meta-description` ? Name : never

/** What a page says of itself where its texts are `{subject}.title`, `.meta-description` and `.keywords`. */
export function pageMeta(t: Translate, subject: Subject, path: string): PageMeta {
  const name = t(`${subject}.title`)
  return {
    title: `${name} | ${company.name}`,
    description: t(`${subject}.meta-description`, { company: company.name }),
    keywords: t(`${subject}.keywords`),
    canonicalPath: path,
    breadcrumbs: [{ name, path }],
  }
}

/** Of a page that is for one visitor only. */
export const privateMeta = (...page: Parameters<typeof pageMeta>): PageMeta => ({
  ...pageMeta(...page),
  breadcrumbs: [],
  noIndex: true,
})
