/** Limits of files; apart from `limits`, which every first page loads. */
export const fileLimits = {
  /** Bytes of one file. */
  bytes: 10 * 1024 * 1024,
  /** Files of one request, message, offer or instrument. */
  perSubject: 5,
  nameLength: 100,
  /** A download address works for so long. */
  addressSeconds: 600,
  /** The addresses in the company's mail: as long as a mail waits to be read. */
  mailAddressDays: 30,
  /** What nobody attached is deleted after so long. */
  looseHours: 24,
  /** An upload that has not ended by then was interrupted; no upload writes for longer. */
  uploadSeconds: 3600,
  /** Uploads of one account in a day. */
  perAccountDaily: 200,
  /**
   * The browser's own time limits (specification, section 7): an upload with its retries, any other operation with its
   * retries.
   */
  uploadTrySeconds: 600,
  operationTrySeconds: 120,
} as const

/** What a browser can draw a photograph of pages from: megabytes of its file, and millions of pixels. */
export const photoBudget = { photoMegabytes: 40, megapixels: 100 } as const

/** Megabytes of one file, as texts name them. */
export const fileMegabytes = Math.floor(fileLimits.bytes / 1024 ** 2)
