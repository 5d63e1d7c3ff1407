import { generateCatalogue } from '#seed/generate.ts'
import type { Target } from './load.ts'
import { origins } from './workerd.ts'

const products = generateCatalogue().products
const productOf = (n: number) => products[n % products.length]?.id ?? ''

/** A quote request as the site sends it: two products with a variant each, and a new email each time. */
export function quoteBody(n: number): string {
  const items = [n, n + 1].map((i) => {
    const product = products[i % products.length]
    return {
      productId: product?.id,
      variantReference: product?.variants[0]?.reference,
      quantity: 2,
      accessories: [],
    }
  })
  return JSON.stringify({
    name: 'Marie Haller',
    email: `visitor-${n}@example.org`,
    phone: '+33 3 88 00 00 00',
    company: 'Boulangerie Haller',
    city: 'Saverne',
    message: 'Pouvez-vous livrer avant la fin du mois ?',
    items,
    termsAccepted: true,
    lang: 'fr',
  })
}

/**
 * "rendered" requests the Worker without a Cache API. "missed" requests the caching one with a new URL each
 * time: a cursor before the first product (days in the far future) shows the first page. It includes the cache miss and
 * the write, which miniflare does through SQLite and disk.
 */
export async function siteTargets(): Promise<Target[]> {
  const at = (name: string, amount: number, origin: string, request: Target['request']): Target => ({
    name,
    amount,
    origin,
    request,
    sent: 0,
  })
  return [
    at('list page, rendered', 1_000, origins.uncached, () => ({ path: '/products' })),
    at('list page, missed', 600, origins.site, (n) => ({
      path: `/products?cursor=newest_-${9_000_000_000 + n}_0`,
    })),
    at('list page, cached', 4_000, origins.site, () => ({ path: '/products' })),
    at('home page, rendered', 1_000, origins.uncached, () => ({ path: '/' })),
    at('product page, rendered', 1_000, origins.uncached, (n) => ({ path: `/products/${productOf(n)}` })),
    at('product page, cached', 4_000, origins.site, (n) => ({ path: `/products/${productOf(n)}` })),
    at('API list', 3_000, origins.site, () => ({ path: '/api/products' })),
    at('API list, filtered', 3_000, origins.site, () => ({
      path: '/api/products?category=industrial&metrology=yes',
    })),
    at('API detail', 2_000, origins.site, (n) => ({ path: `/api/products/${productOf(n)}` })),
    at('API search', 2_000, origins.site, (n) => ({ path: `/api/products?q=${words[n % words.length]}` })),
    at('API search, typo', 1_000, origins.site, () => ({ path: '/api/products?q=baalnce' })),
    at('assistant', 2_000, origins.site, (n) => ({
      path: '/api/assistant',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        lang: 'fr',
        messages: [{ from: 'visitor', text: asked[n % asked.length] }],
      }),
    })),
    at('POST quote', 1_000, origins.site, (n) => ({
      path: '/api/quotes',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: quoteBody(n),
    })),
  ]
}

const asked = [
  'Je suis boucher, il me faut une balance 15 kg',
  'Tous les combien faut-il vérifier une balance de commerce ?',
  'Qu’est-ce que l’excentration ?',
  'Comment préparer une vérification ?',
  'livrez-vous à Colmar ?',
  'combien coûte la MV-P1-15 ?',
  'Max 15 kg Min 100 g e = 5 g III CE M 21 0122',
  'erreur tolérée à 2 kg, classe III, e = 2 g',
  'balance vérifiée en mars 2025, prochaine échéance ?',
  'peson à crochet 3 t',
]
const words = ['balance', 'bascule', 'scale', 'waage', 'industrie']
