/** Every limit that both sides obey; the reason stands beside the number where it is not obvious. */
export const limits = {
  compareProducts: 4,
  quoteItems: 100,
  quoteQuantity: 9999,
  accessoriesPerItem: 20,
  undoSeconds: 8,
  /** After the first load, before the screens that most readers go to next are fetched. */
  prefetchDelayMs: 2000,
  /** From one step of the process to the next on the home page. */
  timelineStepMs: 800,
  pageSize: 24,
  pageSizeMax: 100,
  searchLength: 120,
  searchTokens: 8,
  /** A name in a mail header or greeting stays short, so that it cannot carry a message (spam relay). */
  nameLength: 80,
  emailLength: 254,
  phoneLength: 30,
  lineLength: 120,
  subjectLength: 150,
  /** « My scales »: instruments in one register, and the length of make, model and serial number. */
  scales: 500,
  scaleLine: 80,
  messageLength: 5000,
  /** Requests and messages are deleted after so long (CNIL: three years for prospects), the record of sent mail sooner. */
  requestYears: 3,
  sentMailDays: 30,
  /** From where an account was made is forgotten after so long. */
  networkYears: 1,
  /** 100 items with 20 accessories fit; anything larger is refused before it is parsed. */
  quoteBodyBytes: 256 * 1024,
  formBodyBytes: 16 * 1024,
} as const
