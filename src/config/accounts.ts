/** Rules of registration and sign-in that an operator may change (specification, sections 5 and 9). */
export const accounts = {
  /** Maximum number of accounts made per day (Paris time). */
  registrationsPerDay: 10,
  /** Maximum from one network per day, so that nobody uses up the daily limit. */
  registrationsPerNetwork: 2,
  /** The company gets a mail when this number of accounts is reached in a day. */
  registrationsAlert: 8,
  /** Providers of disposable addresses; subdomains included. */
  disposableDomains: [
    'mailinator.com',
    'guerrillamail.com',
    '10minutemail.com',
    'tempmail.org',
    'yopmail.com',
    'throwaway.email',
  ] as readonly string[],
  /** The only domains that may register; null: all. */
  allowedDomains: null as readonly string[] | null,
  defaultCountry: 'France',
  passwordLength: { min: 8, max: 128 },
  /** A session ends after this time without use, and after `sessionMaxDays` in any case. */
  sessionIdleDays: 14,
  sessionMaxDays: 60,
  /** How long a device from which somebody has signed in is recognised. */
  knownDeviceDays: 180,
  /** Lifetime of a link in a mail. */
  linkMinutes: 30,
  /** Two persons have to open the link that hands a register over. */
  handoverDays: 7,
  resetsPerHour: 3,
  /** How long wrong passwords for one email and network are counted. */
  failureSeconds: 24 * 3600,
  /** Number of answers in 15 minutes that may reveal to one network whether an email has an account. */
  enumerationAnswers: 5,
  /** How long the header waits for the session before it shows the signed-out state. */
  waitMs: 3000,
  /** How long « account created » is shown before its dialog closes. */
  successMs: 2000,
} as const
