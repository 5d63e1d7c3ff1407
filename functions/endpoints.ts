import * as v from 'valibot'
import { ProductsQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { ProductDetail, ProductList } from '#domain/catalogue/product.ts'
import { Accepted, ContactRequest, LinkToken, NewsletterRequest, QuoteRequest } from '#domain/forms/forms.ts'
import { Article, ArticleList } from '#domain/site/article.ts'
import { errorCodes } from '#domain/site/error.ts'
import { Telemetry } from '#domain/site/telemetry.ts'
import { accountEndpoints } from './account-endpoints.ts'
import { InLanguage } from './articles/routes.ts'
import { OneProductQuery, ProductId } from './catalogue/routes.ts'
import { scaleEndpoints } from './scale-endpoints.ts'

export type Schema = v.GenericSchema
export type Endpoint = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  summary: string
  params?: v.ObjectSchema<v.ObjectEntries, undefined>
  query?: { entries: v.ObjectEntries }
  body?: Schema
  idempotent?: boolean
  /** No schema: an answer without a body. */
  answer: { status: number; schema?: Schema }
  problems: number[]
}

const Health = v.object({ status: v.literal('ok'), mail: v.string(), links: v.string() })
const state = <const States extends readonly string[]>(...states: States) =>
  v.object({ state: v.picklist(states) })
/** The address that mail programs use (RFC 8058) carries the token itself. */
const TokenInAddress = v.object({ token: v.optional(v.string()), lang: v.optional(v.string()) })
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.picklist(errorCodes),
  fields: v.record(v.string(), v.string()),
})

const writing = [400, 403, 413, 415, 422, 429, 503]

/** Every endpoint with the schemas that its route validates by; a test holds this list against the router. */
export const endpoints: Endpoint[] = [
  ...accountEndpoints,
  {
    method: 'get',
    path: '/products',
    summary: 'A page of the catalogue',
    query: ProductsQuery,
    answer: { status: 200, schema: ProductList },
    problems: [400, 422, 503],
  },
  {
    method: 'get',
    path: '/products/{id}',
    summary: 'One product',
    params: ProductId,
    query: OneProductQuery,
    answer: { status: 200, schema: ProductDetail },
    problems: [400, 404, 422, 503],
  },
  {
    method: 'get',
    path: '/articles',
    summary: 'The articles, newest first',
    query: InLanguage,
    answer: { status: 200, schema: ArticleList },
    problems: [400, 422, 503],
  },
  {
    method: 'get',
    path: '/articles/{slug}',
    summary: 'One article',
    params: v.object({ slug: v.string() }),
    query: InLanguage,
    answer: { status: 200, schema: Article },
    problems: [400, 404, 422, 503],
  },
  {
    method: 'post',
    path: '/quotes',
    summary: 'Send a quote request',
    body: QuoteRequest,
    idempotent: true,
    answer: { status: 201, schema: Accepted },
    problems: writing,
  },
  {
    method: 'post',
    path: '/contact',
    summary: 'Send a message',
    body: ContactRequest,
    idempotent: true,
    answer: { status: 201, schema: Accepted },
    problems: writing,
  },
  {
    method: 'post',
    path: '/newsletter',
    summary:
      'Ask for the newsletter; a mail asks to confirm. Answers alike whether or not the address is known',
    body: NewsletterRequest,
    answer: { status: 202, schema: state('requested') },
    problems: writing,
  },
  {
    method: 'post',
    path: '/newsletter/confirm',
    summary: 'Confirm with the token of the mail; a second time says that it is done',
    body: LinkToken,
    answer: { status: 200, schema: state('confirmed', 'already-confirmed') },
    problems: [400, 403, 413, 415, 422, 503],
  },
  {
    method: 'post',
    path: '/newsletter/unsubscribe',
    summary: 'Unsubscribe with the token, in the body or (mail programs, RFC 8058) in the address',
    query: TokenInAddress,
    body: LinkToken,
    answer: { status: 200, schema: state('unsubscribed') },
    problems: [400, 403, 413, 415, 422, 503],
  },
  {
    method: 'get',
    path: '/newsletter/unsubscribe',
    summary: 'Leads to the page that asks for the click; changes nothing',
    query: TokenInAddress,
    answer: { status: 302 },
    problems: [],
  },
  ...scaleEndpoints,
  {
    method: 'post',
    path: '/telemetry',
    summary: 'Timings of a page, or a report of an error in it',
    body: Telemetry,
    answer: { status: 204 },
    problems: writing,
  },
  {
    method: 'get',
    path: '/health',
    summary: 'Does the database answer?',
    answer: { status: 200, schema: Health },
    problems: [503],
  },
]
