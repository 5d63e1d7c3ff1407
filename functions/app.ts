import { Hono } from 'hono'
import { api } from './api.ts'
import { drawings } from './catalogue/drawings.ts'
import { documents } from './documents/routes.ts'
import type { AppEnv } from './env.ts'
import { feeds } from './feeds/routes.ts'
import { downloads } from './files/downloads.ts'
import { onApiError, onApiNotFound } from './http/errors.ts'
import { canonicalRedirect, knownHost, secureScheme } from './http/host.ts'
import { wrongMethod } from './http/method.ts'
import { sameOrigin } from './http/same-origin.ts'
import { withSecurityHeaders } from './http/security-headers.ts'
import { media } from './media/routes.ts'
import { dataSheets } from './rendering/data-sheets.ts'
import { desk } from './rendering/desk-html.ts'
import { linkPictures } from './rendering/link-pictures.ts'
import { formOf } from './rendering/posts.ts'
import { pages } from './rendering/routes.ts'
import { speculation } from './rendering/speculation-rules.ts'

/** A file of an older build: 404 without caching, never a page in its place. */
const missingFile = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })

/**
 * Order of handling: headers → host → https → API → pictures and feeds → desk → canonical redirect → pages → errors.
 */
export const app = new Hono<AppEnv>()
  .use(withSecurityHeaders)
  .use(knownHost)
  .use(secureScheme)
  .use('/api/*', sameOrigin)
  .route('/api', api)
  .all('/api/*', onApiNotFound)
  .all('/assets/*', missingFile)
  .route('/', drawings)
  .route('/', media)
  .route('/', downloads)
  .route('/', documents)
  .route('/', dataSheets)
  .route('/', linkPictures)
  .route('/', feeds)
  .route('/', speculation)
  .route('/', desk)
  .use(canonicalRedirect)
  .route('/', pages)
  .all('*', (c) => wrongMethod(formOf(c.req.path) ? ['GET', 'POST'] : ['GET']))

app.onError(onApiError)
