import { Hono } from 'hono'
import type { contracts } from '#src/contract/contracts.ts'
import { auth } from './accounts/auth-routes.ts'
import { profile } from './accounts/profile-routes.ts'
import { articlesApi } from './articles/routes.ts'
import { assistant } from './assistant/routes.ts'
import { catalogue } from './catalogue/routes.ts'
import { editing, publishing } from './catalogue-editing/routes.ts'
import { contact } from './contact/routes.ts'
import { content } from './content/routes.ts'
import { desk, deskContacts, deskCustomers, deskOffers } from './desk/routes.ts'
import type { AppEnv } from './env.ts'
import { files } from './files/routes.ts'
import { fit } from './fit/routes.ts'
import { onApiError } from './http/errors.ts'
import { refuseMethod } from './http/method.ts'
import { mediaApi } from './media/routes.ts'
import { newsletter } from './newsletter/routes.ts'
import { openapi } from './openapi.ts'
import { operations } from './operations/routes.ts'
import { quoteList } from './quote-list/routes.ts'
import { quoteRequests } from './quote-requests/routes.ts'
import { scales } from './scales/routes.ts'
import { staff } from './staff/routes.ts'

/** The routes of each feature of the contract; a missing one is a type error. */
const routes: Record<keyof typeof contracts, Hono<AppEnv>> = {
  catalogue,
  fit,
  articles: articlesApi,
  assistant,
  quoteList,
  quoteRequests,
  desk,
  staff,
  deskContacts,
  deskCustomers,
  deskOffers,
  publishing,
  editing,
  media: mediaApi,
  contact,
  content,
  newsletter,
  auth,
  profile,
  scales,
  files,
  operations,
}

/** Every route of the contract (`src/contract`) and its OpenAPI document, mounted at /api. */
export const api = new Hono<AppEnv>()

api.use(refuseMethod(api))
for (const feature of Object.values(routes)) api.route('/', feature)
api.route('/', openapi)

api.onError(onApiError)
