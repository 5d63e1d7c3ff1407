import { articlesContract } from './articles-contract.ts'
import { assistantContract } from './assistant-contract.ts'
import { authContract } from './auth.ts'
import { catalogueContract } from './catalogue-contract.ts'
import { contentContract } from './content-contract.ts'
import { deskContactsContract, deskCustomersContract } from './desk-contacts-contract.ts'
import { deskContract } from './desk-contract.ts'
import { deskOffersContract } from './desk-offers-contract.ts'
import { editingContract } from './editing-contract.ts'
import type { Endpoint, WithPathParameters } from './endpoint.ts'
import { filesContract, mediaContract } from './files-contract.ts'
import { fitContract } from './fit-contract.ts'
import { contactContract, newsletterContract } from './newsletter-contract.ts'
import { operationsContract } from './operations-contract.ts'
import { profileContract } from './profile.ts'
import { publishingContract } from './publishing-contract.ts'
import { quoteListContract } from './quote-list-contract.ts'
import { quoteRequestsContract } from './quote-requests-contract.ts'
import { scalesContract } from './scales-contract.ts'
import { staffContract } from './staff-contract.ts'

/** A parameter of a path that is not declared, or declared and not in the path, is a type error. */
const checked = <Parts extends Record<string, Record<string, Endpoint>>>(
  parts: Parts & { [Feature in keyof Parts]: WithPathParameters<Parts[Feature]> },
): Parts => parts

/** The endpoints of each feature; `functions/api.ts` mounts the routes of all of them. */
export const contracts = checked({
  catalogue: catalogueContract,
  fit: fitContract,
  articles: articlesContract,
  assistant: assistantContract,
  quoteList: quoteListContract,
  quoteRequests: quoteRequestsContract,
  desk: deskContract,
  staff: staffContract,
  deskContacts: deskContactsContract,
  deskCustomers: deskCustomersContract,
  deskOffers: deskOffersContract,
  publishing: publishingContract,
  editing: editingContract,
  media: mediaContract,
  contact: contactContract,
  content: contentContract,
  newsletter: newsletterContract,
  auth: authContract,
  profile: profileContract,
  scales: scalesContract,
  files: filesContract,
  operations: operationsContract,
})

type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
/** The type of the contract, all that the browser imports of it. */
export type Contract = Merged<(typeof contracts)[keyof typeof contracts]>

/**
 * Every endpoint of the API. Routes, validation, limits, sessions, the OpenAPI document, the client's types and the
 * access test are derived from it. The browser imports only its type: schemas are loaded with the forms.
 */
export const contract: Contract = Object.assign({}, ...Object.values(contracts))
