/** Budget of every figure: a ratio within one run, or a size. Reasons: docs/decisions. */
export const budgets = {
  /** Server CPU ÷ that of the reference, see references.tsx. */
  cpu: {
    listPage: 1.2,
    homePage: 1.2,
    productPage: 1.4,
    listApi: 1.6,
    searchApi: 1.6,
    cachedPage: 1.15,
    quote: 3,
    upload: 2,
    assistant: 3,
  },
  /** Kilobytes (1000 bytes), brotli 11 unless said otherwise. */
  size: { script: 76, ownScript: 16, html: 12, style: 9, fonts: 36, listPage: 250 },
  rowsRead: { list: 150, detail: 40, search: 300, fit: 40 },
  /** Rows read must be equal, ± 5 %, in a small and a large catalogue: maximum ÷ minimum. */
  rowsGrowth: 1.1,
  /** Milliseconds of SQL per request in the largest catalogue. */
  sqlMs: { list: 0.5, detail: 0.5, search: 1, fit: 0.5 },
  /** Unpacking the index and drawing up the first list, in a new isolate with cold code. */
  firstListMs: 20,
  /** Choosing an instrument ÷ one query by a key, wall time in the largest catalogue. */
  fitOverQuery: 1,
  /** p95 of an answer of the assistant without a model ÷ that of an API search. */
  answerOverSearch: 3,
  /** p95 of a page beside 50 sign-ins a second ÷ without them. */
  pageBesideLogins: 3,
  /** The worst file of a kind ÷ a photograph of its size, CPU of reading it. */
  fileOverPhoto: 12,
  /** Seconds until it is live; megabytes of the server meanwhile; answers that are errors. */
  publish: { manySeconds: 60, priceSeconds: 10, serverErrors: 0, heapMegabytes: 100 },
  lighthouse: { score: 99, lcpOverFloor: 1.15, tbtMs: 60, cls: 0.01 },
} as const
