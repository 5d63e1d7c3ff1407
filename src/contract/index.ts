import { articlesContract } from './articles.ts'
import { authContract } from './auth.ts'
import { catalogueContract } from './catalogue.ts'
import { contactContract } from './contact.ts'
import { fitContract } from './fit.ts'
import { newsletterContract } from './newsletter.ts'
import { operationsContract } from './operations.ts'
import { profileContract } from './profile.ts'
import { quotesContract } from './quotes.ts'
import { scalesContract } from './scales.ts'

/**
 * Every endpoint of the API. Routes, their validation, limits and sessions, the OpenAPI document, the client's types
 * and the access test are all derived from it. The browser imports its type only: schemas come with the forms.
 */
export const contract = {
  ...catalogueContract,
  ...fitContract,
  ...articlesContract,
  ...quotesContract,
  ...contactContract,
  ...newsletterContract,
  ...authContract,
  ...profileContract,
  ...scalesContract,
  ...operationsContract,
}
export type Contract = typeof contract
