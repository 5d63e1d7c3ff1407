import { Hono } from 'hono'
import { auth } from './accounts/auth-routes.ts'
import { profile } from './accounts/profile-routes.ts'
import { articlesApi } from './articles/routes.ts'
import { assistant } from './assistant/routes.ts'
import { catalogue } from './catalogue/routes.ts'
import { contact } from './contact/routes.ts'
import { desk } from './desk/routes.ts'
import type { AppEnv } from './env.ts'
import { files } from './files/routes.ts'
import { fit } from './fit/routes.ts'
import { onApiError } from './http/errors.ts'
import { refuseMethod } from './http/method.ts'
import { newsletter } from './newsletter/routes.ts'
import { openapi } from './openapi.ts'
import { operations } from './operations/routes.ts'
import { quotes } from './quotes/routes.ts'
import { requests } from './requests/routes.ts'
import { scales } from './scales/routes.ts'

/** Every route of the contract (`src/contract`) and its OpenAPI document, mounted at /api. */
export const api = new Hono<AppEnv>()

api.use(refuseMethod(api))
for (const routes of [
  catalogue,
  fit,
  articlesApi,
  assistant,
  quotes,
  requests,
  desk,
  contact,
  newsletter,
  auth,
  profile,
  scales,
  files,
  operations,
  openapi,
])
  api.route('/', routes)

api.onError(onApiError)
