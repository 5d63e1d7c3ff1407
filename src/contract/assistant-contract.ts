import { assistantLimits } from '#config/assistant-limits.ts'
import { AssistantAnswer, Conversation } from '#domain/assistant/conversation-schema.ts'
import { endpoint } from './endpoint.ts'

/** The assistant: it answers from the catalogue, the rules and the facts about the company. */
export const assistantContract = {
  'POST /assistant': endpoint({
    summary:
      'An answer to the last message of a conversation, with its sources; the conversation comes with every question, nothing of it is kept',
    access: 'public',
    limit: {
      name: 'assistant',
      count: assistantLimits.perNetwork,
      seconds: assistantLimits.windowSeconds,
    },
    body: {
      schema: Conversation,
      example: {
        lang: 'fr',
        messages: [{ from: 'visitor', text: 'Je suis boucher, il me faut une balance 15 kg' }],
        page: '/products',
      },
      maxBytes: assistantLimits.bodyBytes,
    },
    private: true,
    answer: { status: 200, schema: AssistantAnswer },
  }),
}
