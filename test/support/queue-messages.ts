import { type Mock, vi } from 'vitest'

export type TestMessage = { id: string; body: unknown; attempts: number; ack: Mock; retry: Mock }

/** A queue's message that remembers what was decided about it. */
export const message = (body: unknown, attempts = 1): TestMessage => ({
  id: crypto.randomUUID(),
  body,
  attempts,
  ack: vi.fn(),
  retry: vi.fn(),
})

export const batchOf = (messages: readonly TestMessage[], queue = 'haut-barr-pesage-jobs') =>
  ({ queue, messages, ackAll: () => {}, retryAll: () => {} }) as unknown as MessageBatch<unknown>
