/** Limits of a conversation with the assistant, shared by browser and server. */
export const assistantLimits = {
  /** Characters of a message. */
  messageLength: 1000,
  /** Characters of an answer, which comes back as part of the conversation. */
  answerLength: 2000,
  /** Questions of a visitor in one conversation. */
  turns: 20,
  /** Messages from one network in a window. */
  perNetwork: 30,
  windowSeconds: 900,
  /** Twenty questions and answers at their longest, in a script that takes four bytes a letter. */
  bodyBytes: 240 * 1024,
  /** Characters of a conversation that a page or a tab carries; past it the oldest answers keep their text only. */
  carriedCharacters: 70_000,
  /** Path of the page that one is on. */
  pageLength: 300,
} as const
