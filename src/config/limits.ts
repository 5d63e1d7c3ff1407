/** Every limit that browser and server share; the reason stands beside the number where it is not obvious. */
export const limits = {
  compareProducts: 4,
  quoteItems: 100,
  quoteQuantity: 9999,
  /** Services of one request. */
  quoteServices: 20,
  accessoriesPerItem: 20,
  /** Delay after the first load before the pages that most readers open next are prefetched. */
  prefetchDelayMs: 2000,
  /** Delay between two steps of the process on the home page. */
  timelineStepMs: 800,
  pageSize: 24,
  /** Rows of a table are low: a category of thirty is one page. */
  tableRows: 30,
  pageSizeMax: 100,
  searchLength: 250,
  searchTokens: 8,
  /** A name in a mail header or greeting is short, so that it cannot carry a message (spam relay). */
  nameLength: 80,
  emailLength: 254,
  /** « +49 (0) 7221 / 1234-0, Durchwahl 251 »: a number as people write it, with its extension. */
  phoneLength: 60,
  lineLength: 120,
  postcodeLength: 16,
  countryLength: 60,
  subjectLength: 150,
  /** « My scales »: instruments per register, and the length of make, model and serial number. */
  scales: 500,
  scaleLine: 80,
  /** Recorded days in the history of one instrument. */
  scaleHistory: 200,
  messageLength: 5000,
  /** Fits 100 items with 20 accessories; anything larger is refused before it is parsed. */
  quoteBodyBytes: 256 * 1024,
  /** Fits a visit of a whole register, whose lines may be as long as they can. */
  visitBodyBytes: 768 * 1024,
  formBodyBytes: 16 * 1024,
} as const
