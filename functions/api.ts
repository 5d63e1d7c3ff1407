import { Hono } from 'hono'
import { auth } from './accounts/auth-routes.ts'
import { profile } from './accounts/profile-routes.ts'
import { articlesApi } from './articles/routes.ts'
import { catalogue } from './catalogue/routes.ts'
import { contact } from './contact/routes.ts'
import type { AppEnv } from './env.ts'
import { health } from './health.ts'
import { onApiError } from './http/errors.ts'
import { accountNewsletter } from './newsletter/account-routes.ts'
import { newsletter } from './newsletter/routes.ts'
import { accountQuotes } from './quotes/account-routes.ts'
import { quotes } from './quotes/routes.ts'
import { accountScales, reminders } from './scales/routes.ts'
import { telemetry } from './telemetry/routes.ts'

/** All routes in one chain, so that the client's type knows them; mounted at /api. */
export const api = new Hono<AppEnv>()
  .route('/', catalogue)
  .route('/', articlesApi)
  .route('/', quotes)
  .route('/', contact)
  .route('/', newsletter)
  .route('/', auth)
  .route('/', profile)
  .route('/', accountQuotes)
  .route('/', accountNewsletter)
  .route('/', accountScales)
  .route('/', reminders)
  .route('/', telemetry)
  .route('/', health)
export type Api = typeof api

api.onError(onApiError)
