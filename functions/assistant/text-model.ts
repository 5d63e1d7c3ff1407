/** What a model is asked: what it is to do, and data. */
export type Prompt = { role: 'system' | 'user'; content: string }[]

/** What is used of the binding of Workers AI. */
type TextModel = {
  run(
    model: string,
    input: { messages: Prompt; max_tokens: number; stream?: true; tools?: readonly Tool[] },
    options?: { signal?: AbortSignal },
  ): Promise<unknown>
}

/** A tool that a model may call; `parameters` is a JSON schema. */
export type Tool = { name: string; description: string; parameters: object }
/** A tool that a model called. */
export type ToolCall = { name: string; arguments: Record<string, unknown> }

/** The binding and the name of the model; without one of them the rules answer alone. */
export type ModelEnv = {
  AI?: TextModel | undefined
  ASSISTANT_MODEL?: string | undefined
  ASSISTANT_MODEL_MS?: string | undefined
}

const defaultMs = 4000
const mostTokens = 300
const longest = 900

/** Is a model bound, and named? */
export const isBound = (
  env: ModelEnv,
): env is Required<ModelEnv> & { AI: TextModel; ASSISTANT_MODEL: string } =>
  env.AI !== undefined && Boolean(env.ASSISTANT_MODEL)

/**
 * What a bound model writes; throws when none is bound, and when it takes too long, writes too much or stops early. It
 * has a `share` of the time of an answer.
 */
export const written = (env: ModelEnv, messages: Prompt, share = 1): Promise<string> =>
  inTime(env, share, async ({ AI, ASSISTANT_MODEL }, signal) => {
    const input = { messages, max_tokens: mostTokens, stream: true } as const
    const stream = await AI.run(ASSISTANT_MODEL, input, { signal })
    if (!(stream instanceof ReadableStream)) throw new Error('the model gave no stream')
    return readEvents(stream, signal)
  })

/** Half of the time of an answer: phrasing comes after it. */
const shareOfTools = 0.5

/** The tools that a bound model calls; throws when it takes too long or answers in another form. */
export const calledTools = (env: ModelEnv, messages: Prompt, tools: readonly Tool[]): Promise<ToolCall[]> =>
  inTime(env, shareOfTools, async ({ AI, ASSISTANT_MODEL }, signal) => {
    const output: unknown = await AI.run(
      ASSISTANT_MODEL,
      { messages, max_tokens: mostTokens, tools },
      { signal },
    )
    return callsIn(output)
  })

/** Models write the arguments as an object or as its JSON. */
function callsIn(output: unknown): ToolCall[] {
  const calls = isObject(output) ? output.tool_calls : undefined
  if (!Array.isArray(calls)) return []
  return calls.filter(isObject).flatMap(({ name, arguments: given }) => {
    const read: unknown = typeof given === 'string' ? JSON.parse(given) : given
    return typeof name === 'string' && isObject(read) ? [{ name, arguments: read }] : []
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

type Bound = ModelEnv & { AI: TextModel; ASSISTANT_MODEL: string }

/** Runs a model within its share of the time of an answer. */
async function inTime<Result>(
  env: ModelEnv,
  share: number,
  use: (bound: Bound, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (!isBound(env)) throw new Error('no model is bound')
  const ms = share * (Number(env.ASSISTANT_MODEL_MS) || defaultMs)
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      abort.abort()
      reject(new Error('the model took too long'))
    }, ms)
  })
  const run = use(env, abort.signal)
  run.catch(() => {})
  try {
    return await Promise.race([run, late])
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}

/** The text of server-sent events « data: {"response":"…"} » until « data: [DONE] ». */
async function readEvents(stream: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<string> {
  const reader = stream.getReader()
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
  const decoder = new TextDecoder()
  let [buffer, text, done] = ['', '', false]
  while (!done) {
    const part = await reader.read()
    if (part.done) break
    buffer += decoder.decode(part.value, { stream: true })
    const lines = buffer.split('\n')
    buffer = lines.pop() ?? ''
    for (const line of lines) {
      if (line.trim() === 'data: [DONE]') done = true
      else if (line.startsWith('data: '))
        text += String((JSON.parse(line.slice(6)) as { response?: unknown }).response ?? '')
    }
    if (text.length > longest) throw new Error('the model wrote too much')
  }
  if (!done) throw new Error('the model stopped in the middle')
  return text.trim()
}
