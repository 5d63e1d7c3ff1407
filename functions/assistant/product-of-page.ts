import { splitLocale } from '#domain/site/urls.ts'

/** The product of the page that one is on. */
export const productOfPage = (page: string | undefined) =>
  page === undefined
    ? null
    : (splitLocale(page.split('?')[0] ?? '').path.match(/^\/products\/([a-z0-9-]{1,80})$/)?.[1] ?? null)
