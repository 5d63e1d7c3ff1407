/// <reference types="@cloudflare/workers-types" />

import * as v from 'valibot'

/** Bindings, variables and secrets; each has one line in `wrangler.toml` or `.dev.vars.example`. */
export type Bindings = {
  ASSETS: Fetcher
  DB: D1Database
  KV: KVNamespace
  FILES: R2Bucket
  JOBS: Queue<Job>
  /** Nothing is sent there by hand: it is bound so that deployments create it. */
  DEAD: Queue<never>
  EMAIL: SendEmail
  BURST: RateLimit
  /** Workers AI; without it the assistant answers by its rules alone. */
  AI?: {
    run(model: string, input: never, options?: { signal?: AbortSignal }): Promise<unknown>
  }
  ASSISTANT_MODEL: string
  /** Milliseconds that the model may take. */
  ASSISTANT_MODEL_MS: string
  ANALYTICS?: AnalyticsEngineDataset
  /** Where the nightly backups go; without it none is made. */
  BACKUP?: R2Bucket
  /** `production`, or `staging`: not indexed, and mail to staff only. */
  ENVIRONMENT: string
  SITE_ORIGIN: string
  MAIL_TRANSPORT: string
  MAIL_FROM: string
  MAIL_COMPANY_TO: string
  /** Who is told when the site is not well. */
  MAIL_OPERATOR: string
  /** Who may be written to on staging, separated by commas. */
  MAIL_STAFF: string
  RATE_LIMITS: string
  ACCESS_TEAM_DOMAIN: string
  ACCESS_AUD: string
  RATE_LIMIT_SECRET?: string
  LINK_SECRET?: string
  LINK_SECRET_PREVIOUS?: string
  TURNSTILE_SECRET?: string
  /** Encrypts the nightly backups: 32 random bytes in base64. */
  BACKUP_KEY?: string
  /** Opens `GET /api/health?deep`; without it nobody can. */
  MONITOR_KEY?: string
  SMTP_HOST?: string
  SMTP_PORT?: string
  SMTP_USERNAME?: string
  SMTP_PASSWORD?: string
  EMAILJS_PUBLIC_KEY?: string
  EMAILJS_SERVICE_ID?: string
  EMAILJS_TEMPLATE_ID?: string
  EMAILJS_URL?: string
  MAIL_FILE_URL?: string
}

export type AppEnv = { Bindings: Bindings }

/** A queue message: the id of an outbox row and nothing personal. The row is authoritative. */
export const Job = v.object({ outboxId: v.pipe(v.string(), v.uuid()) })
export type Job = v.InferOutput<typeof Job>

/** Whether this is the site on which changes are tried: nobody finds it, and it writes to nobody but staff. */
export const isStaging = ({ ENVIRONMENT }: Pick<Bindings, 'ENVIRONMENT'>): boolean =>
  ENVIRONMENT === 'staging'
