import * as v from 'valibot'
import { assistantLimits } from '#config/assistant-limits.ts'
import { locales } from '#config/locales.ts'
import { DataPlateShape } from '#domain/catalogue/product.ts'
import { languageField, withoutInvisible } from '#domain/text/text-fields.ts'

/** The kinds of answers. */
export const replyKinds = [
  'products',
  'definition',
  'rule',
  'company',
  'comparison',
  'how-to',
  'plate',
  'due-date',
  'price',
  'clarify',
  'handover',
  'refusal',
] as const
/** The kind of an answer. */
export type ReplyKind = (typeof replyKinds)[number]

/** Control characters come with texts that are pasted; they mean a space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g

const text = (longest: number) =>
  v.pipe(
    v.string('form.required'),
    v.transform((typed) => withoutInvisible(typed).replace(controls, ' ')),
    v.trim(),
    v.nonEmpty('form.required'),
    v.maxLength(longest, 'form.too-long'),
  )

/** A message of the conversation: what the visitor typed, or the text of an earlier answer. */
export const Message = v.variant('from', [
  v.strictObject({ from: v.literal('visitor'), text: text(assistantLimits.messageLength) }),
  v.strictObject({ from: v.literal('assistant'), text: text(assistantLimits.answerLength) }),
])
/** A message of the conversation. */
export type Message = v.InferOutput<typeof Message>

const byVisitor = (messages: readonly Message[]) =>
  messages.reduce((sum, { from }) => sum + Number(from === 'visitor'), 0)

/**
 * The whole conversation so far, oldest message first: the server keeps nothing of it. The last message is the
 * question; `page` is the path of the page that one is on, with its language, so that « this scale » has a meaning.
 */
export const Conversation = v.strictObject({
  lang: languageField,
  messages: v.pipe(
    v.array(Message, 'form.required'),
    v.minLength(1, 'form.required'),
    v.maxLength(2 * assistantLimits.turns, 'form.too-many'),
    v.check((messages) => byVisitor(messages) <= assistantLimits.turns, 'form.too-many'),
    v.check((messages) => messages.at(-1)?.from === 'visitor', 'form.required'),
  ),
  page: v.optional(
    v.pipe(
      v.string(),
      v.startsWith('/', 'form.type'),
      v.maxLength(assistantLimits.pageLength, 'form.too-long'),
    ),
  ),
})
/** A conversation as it is understood. */
export type Conversation = v.InferOutput<typeof Conversation>

const Link = { href: v.string() }

/** A model that an answer names; `why` says why it is shown. Price in EUR excl. VAT, null = on request. */
export const NamedProduct = v.object({
  id: v.string(),
  reference: v.string(),
  name: v.string(),
  plate: DataPlateShape,
  price: v.nullable(v.number()),
  why: v.string(),
})
/** A model that an answer names. */
export type NamedProduct = v.InferOutput<typeof NamedProduct>

/**
 * An answer. `text` is plain text, its paragraphs separated by empty lines; `sources` and `actions` are paths of this
 * site in the language of the conversation, a `tel:` address, or a text of law elsewhere; `suggestions` are questions
 * that can be sent as they stand.
 */
export const Reply = v.object({
  /** The language of the answer: that of the question, which need not be that of the page. */
  lang: v.picklist(locales),
  kind: v.picklist(replyKinds),
  text: v.string(),
  sources: v.array(v.object({ title: v.string(), ...Link })),
  products: v.array(NamedProduct),
  actions: v.array(v.object({ label: v.string(), ...Link })),
  suggestions: v.array(v.string()),
})
/** An answer. */
export type Reply = v.InferOutput<typeof Reply>

/** An answer, and whether a model phrased it. */
export const AssistantAnswer = v.object({ reply: Reply, engine: v.picklist(['rules', 'model']) })
/** An answer, and whether a model phrased it. */
export type AssistantAnswer = v.InferOutput<typeof AssistantAnswer>
