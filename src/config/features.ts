type Features = {
  /** Page timings are measured, sent and stored (`/api/telemetry`). */
  analytics: boolean
  /** Errors in the browser are reported to the same endpoint. */
  errorReporting: boolean
  /** The number of new accounts per day is limited. */
  registrationLimits: boolean
  /** A new account gets a link that verifies its email. */
  emailVerification: boolean
  /**
   * Site key of Cloudflare Turnstile. With it and the secret `TURNSTILE_SECRET`, a sign-up proves from half of the
   * daily limit on that a person makes it; null: never.
   */
  turnstileSiteKey: string | null
}

/** Features that an operator may switch off; the privacy policy adapts. */
export const features: Features = {
  analytics: true,
  errorReporting: true,
  registrationLimits: true,
  emailVerification: true,
  turnstileSiteKey: null,
}
