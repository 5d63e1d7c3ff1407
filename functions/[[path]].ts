import { handle } from 'hono/cloudflare-pages'
import { app } from './app.ts'

/** The same site on Cloudflare Pages; the queue's consumer and the cron stay with the Worker. */
export const onRequest = handle(app)
