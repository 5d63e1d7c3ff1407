/** Limits of following a quote request; apart from `limits`, which every first page loads. */
export const requestLimits = {
  /** Length of the customer's order number, and of the reason of a declined offer. */
  orderNumberLength: 60,
  reasonLength: 1000,
  /** A link works for so long after it was mailed. */
  linkDays: 180,
  /** Links of one request in an hour, the one of its confirmation included. */
  linksPerHour: 4,
  /** The link in a mail to the company works for so long after that mail. */
  deskLinkDays: 30,
  /** Lines of an offer. */
  offerLines: 100,
  /** Messages about one request; far above any real exchange. */
  messages: 200,
} as const
