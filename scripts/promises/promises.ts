/** A promise of docs/security.md and the test files that keep it. */
export type Promised = { promise: string; files: readonly string[] }

/** The rows of the table, in its order. A test may say what it has measured (test/promises/figure.ts). */
export const promises: readonly Promised[] = [
  { promise: 'Load is held, no request lost', files: ['test/promises/load.test.ts'] },
  {
    promise: 'kill -9 during a stream of requests: none lost, one mail each',
    files: ['test/operations/crash.test.ts'],
  },
  {
    promise: 'kill -9 in each step of a publication: one version whole, ended by the next start',
    files: ['test/operations/publish-crash.test.ts'],
  },
  {
    promise: 'Queue redelivers, sends twice, out of order: one mail',
    files: ['test/functions/outbox.test.ts'],
  },
  {
    promise: 'D1, KV, R2 or queue fail at each call: no accepted request lost',
    files: ['test/functions/requests-faults.test.ts', 'test/functions/files-faults.test.ts'],
  },
  {
    promise: 'Disk full at any statement: a request is whole or refused, then stored',
    files: ['test/functions/disk-full.test.ts', 'test/functions/files-faults.test.ts'],
  },
  {
    promise: 'Clock an hour or a day ahead, behind and back: nothing lost, one mail each',
    files: ['test/functions/clock-jumps.test.ts'],
  },
  {
    promise: 'Mail is down, slow or breaks off: sent later, never in clear',
    files: ['test/operations/mail-down.test.ts', 'test/operations/smtp-faults.test.ts'],
  },
  { promise: 'Bad input at every endpoint: a 4xx, never a 5xx', files: ['test/promises/bad-input.test.ts'] },
  { promise: 'Access: every endpoint × every client', files: ['test/functions/access.test.ts'] },
  {
    promise: 'Limits are exact under concurrency',
    files: [
      'test/functions/request-limits.test.ts',
      'test/functions/accounts-limits.test.ts',
      'test/functions/account-races.test.ts',
    ],
  },
  { promise: 'Hashes give way to pages, floods get 503', files: ['test/functions/hash-queue.test.ts'] },
  { promise: 'Headers by the rules of the Observatory', files: ['test/promises/headers.test.ts'] },
  { promise: 'No secret in a dump or in the log', files: ['test/promises/leaks.test.ts'] },
  {
    promise: 'Bytes from outside are decoded strictly or refused with their line',
    files: ['test/scripts/read-text.test.ts', 'test/scripts/operate-catalogue.test.ts'],
  },
  {
    promise: 'No sign of a document becomes another one unsaid',
    files: ['test/functions/pdf-signs.test.ts'],
  },
  {
    promise: 'One key for an address, in ASCII for every transport',
    files: ['test/functions/email-domains.test.ts', 'test/functions/mail-addresses.test.ts'],
  },
  {
    promise: 'What is typed, chosen or filled in before the code is there stays',
    files: ['test/journeys/typed-at-once.test.ts'],
  },
  {
    promise: 'Accepted offers outlive the account, restricted, ten years',
    files: ['test/functions/contracts.test.ts'],
  },
  {
    promise: 'Data goes when it should',
    files: ['test/functions/retention.test.ts', 'test/functions/account-expiry.test.ts'],
  },
]
