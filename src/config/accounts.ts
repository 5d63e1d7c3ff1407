/** Rules of registration and sign-in that an operator may turn (the specification, sections 5 and 9). */
export const accounts = {
  /** Accounts made from one midnight in Paris to the next. */
  registrationsPerDay: 10,
  /** From one network in a day, so that nobody uses up the day for everybody. */
  registrationsPerNetwork: 2,
  /** The company is told by mail when so many accounts were made in a day. */
  registrationsAlert: 8,
  /** Providers of addresses that vanish; their subdomains too. */
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
  /** A session ends after so long without use, and in any case after so long. */
  sessionIdleDays: 14,
  sessionMaxDays: 60,
  /** How long the link of a mail works. */
  linkMinutes: 30,
  resetsPerHour: 3,
  /** Answers in a quarter of an hour that tell one network whether an address has an account. */
  enumerationAnswers: 5,
  /** How long the header waits for the session before it counts as signed out. */
  waitMs: 3000,
  /** How long « account created » stands before its dialog closes. */
  successMs: 2000,
} as const
