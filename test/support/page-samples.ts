import { pagePaths } from '#domain/site/urls.ts'

/** The address of a page, without language. */
export type PageSample = {
  path: string
  /** The status, unless 200. */
  status?: number
  /** Visited without a stored comparison, which the page would show instead. */
  withoutSelection?: true
}

const at = (...paths: string[]): PageSample[] => paths.map((path) => ({ path }))

/** Each public page whose path has no parameter, as it is opened without a query. */
const plain = Object.fromEntries(
  Object.entries(pagePaths)
    .filter(([name, path]) => name !== 'dashboard' && !/[:*]/.test(path))
    .map(([name, path]) => [name, at(path)]),
)

/**
 * Sample addresses of each public page, by the name in the page table (src/pages/page-table.ts): one for every variant
 * of the page at load. test/house/page-samples.test.ts refuses a page with a parameter without one.
 */
export const publicSamples: Record<string, readonly PageSample[]> = {
  ...plain,
  catalogue: at(
    '/products',
    '/products?category=commercial&metrology=yes&sort=price-asc',
    '/products?q=balnace',
    '/products?view=table&category=industrial',
    '/products?view=scale&category=laboratory',
    '/products?category=commercial&capacity=6000kg-',
    '/products?q=xylophonquartett',
  ),
  product: at(
    '/products/montevigne-c3',
    '/products/velmoreau-p5?quantity=1.2kg&use=direct-sale&load=5kg&smallest=30g&model=VM-P5-6&object=pallet',
  ),
  compare: [
    { path: '/compare', withoutSelection: true },
    { path: '/compare?p=montevigne-c3&p=tarnoval-tr2:none&p=montevigne-p1&p=montevigne-pb2' },
  ],
  article: at('/blog/portee-echelon-precision', '/blog/carnet-metrologique'),
  quote: at('/devis', '/devis?reference=DEV-261120-ABCDE'),
  'shared-list': at(
    '/devis/liste',
    '/devis/liste?i=montevigne-p1*MV-P1-6*2*1&i=tarnoval-tr2**1&i=left-long-ago**1*&i=oops&s=commissioning-60kg*1',
  ),
  'quote-configurator': at(
    '/devis/configurateur',
    '/devis/configurateur?lang=fr&use=price-computing&country=FR&load=6+kg&smallest=100+g&step=options',
    '/devis/configurateur?lang=fr&use=pharmacy&load=oops&step=summary',
  ),
  plate: at(
    '/plaque',
    '/plaque?text=III+Max+15+kg+Min+100+g+e+%3D+5+g+CE+M24+0122&country=FR',
    '/plaque?text=Max+15+kg&country=DE',
  ),
  'not-found': [{ path: '/nowhere', status: 404 }],
}

/** The pages of a signed-in customer; `:reference` is one of the customer's requests, `:id` one of the instruments. */
export const customerSamples: Record<string, readonly PageSample[]> = {
  dashboard: at('/dashboard'),
  'dashboard-quote': at('/dashboard/quotes/:reference'),
  'dashboard-scale': at('/dashboard/appareils/:id'),
}

export const publicPages = Object.values(publicSamples).flat()
export const customerPages = Object.values(customerSamples).flat()
