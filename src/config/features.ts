type Features = {
  /** Page timings are measured, sent and kept (`/api/telemetry`). */
  analytics: boolean
  /** Faults in the browser are reported to the same place. */
  errorReporting: boolean
  /** New accounts are limited to so many a day. */
  registrationLimits: boolean
  /** A new account is sent a link that verifies its address. */
  emailVerification: boolean
}

/** What an operator may switch off; the texts of the privacy policy follow. */
export const features: Features = {
  analytics: true,
  errorReporting: true,
  registrationLimits: true,
  emailVerification: true,
}
