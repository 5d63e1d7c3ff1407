import { handle } from 'hono/cloudflare-pages'
import { app } from './app.ts'

/** The same site on Cloudflare Pages. The queue consumer and the cron run in the Worker only. */
export const onRequest = handle(app)
