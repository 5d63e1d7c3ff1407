import { type Mock, vi } from 'vitest'

export type TestMessage = { id: string; body: unknown; attempts: number; ack: Mock; retry: Mock }

/** A queue message that records its acknowledgement or retry. */
export const message = (body: unknown, attempts = 1): TestMessage => ({
  id: crypto.randomUUID(),
  body,
  attempts,
  ack: vi.fn(),
  retry: vi.fn(),
})

export const batchOf = (messages: readonly TestMessage[], queue = 'haut-barr-pesage-jobs') =>
  ({ queue, messages, ackAll: () => {}, retryAll: () => {} }) as unknown as MessageBatch<unknown>
