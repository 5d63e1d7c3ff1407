import { requestLimits } from './request-limits.ts'

/** Addresses of the company's desk: behind Cloudflare Access, and for the links of mails. */
export const deskPaths = { all: '/desk', link: '/desk/lien' } as const

/** Limits of the desk. */
export const deskLimits = {
  pageSize: 25,
  /** Those who wait are counted up to so many. */
  waitingCounted: 100,
  /** Requests that a search finds at most. */
  matches: 100,
  searchLength: 80,
  noteLength: 2000,
  notes: 200,
  offerLines: requestLimits.offerLines,
  lineTextLength: 300,
  conditionsLength: 2000,
  deliveryLength: 200,
  /** 1 000 000 EUR for one unit, 10 000 000 EUR excl. VAT for an offer: sums stay exact far below 2^53. */
  unitCents: 100_000_000,
  netCents: 1_000_000_000,
  versions: 40,
  textBlocks: 200,
  /** An offer is valid for so many days unless another day is chosen, and at most for so many. */
  validDays: 30,
  validDaysMax: 366,
  /** The customer is reminded so many days before the end of validity. */
  offerReminderDays: 3,
  /** The link to the whole desk that the local command line prints. */
  localLinkSeconds: 8 * 3600,
} as const

/** Lengths of what is stored about staff, how many there are, and entries of the journal a page. */
export const staffLimits = { emailLength: 254, nameLength: 100, members: 200, pageSize: 50 } as const

/** Limits of the catalogue's editor. */
export const editingLimits = {
  pageSize: 50,
  searchLength: 80,
  pricesAtOnce: 1000,
  /** Drafts that are published or dropped by choice. */
  draftsAtOnce: 1000,
  /** Products that a change by percentage writes in one call; the next call goes on. */
  productsAtOnce: 200,
  documentsAtOnce: 50,
  servicesAtOnce: 100,
  /** Kinds of instruments. */
  kinds: 200,
  documentsBytes: 4 * 1024 * 1024,
  draftBytes: 512 * 1024,
} as const

/** Rates of VAT that an offer may use, in thousandths: the French ones, and none. */
export const vatRates = [200, 100, 55, 0] as const
