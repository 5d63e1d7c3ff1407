import { Hono } from 'hono'
import { locales } from '#config/locales.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import type { AppEnv } from '#functions/env.ts'

export const speculationPath = '/speculation-rules.json'

/**
 * Speculation rules for product links that a reader is about to follow. Once the application runs it prefetches by
 * itself (src/site/link.tsx) and marks the document, so that nothing is fetched twice.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: locales.map((locale) => inLocale(locale, paths.product('*'))) },
          { not: { href_matches: '/*.pdf' } },
          { selector_matches: 'html:not([data-running]) a' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export const speculation = new Hono<AppEnv>().get(speculationPath, (c) =>
  c.body(JSON.stringify(rules), 200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=86400',
  }),
)
