/** The answer of a handler called in process. */
type Answered = { answer?: unknown }

const calls = new WeakMap<Request, Answered>()

/**
 * Marks a request as a call of the edge itself. A successful handler then leaves its answer here instead of writing it
 * as JSON that would be read again at once. Answers may come from a cache of the isolate: nobody may change them.
 */
export function inProcess(request: Request): Answered {
  const call = {}
  calls.set(request, call)
  return call
}

/** The call that a request was marked as. */
export const callOf = (request: Request): Answered | undefined => calls.get(request)
