import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import { isKnownKey } from '#functions/http/idempotency.ts'
import { clock } from '#functions/platform/clock.ts'
import { sha256, uuidOf } from '#functions/platform/digest.ts'

/** Within this time the same content is the same request: a double click, a reload, Back and sent again. */
const windowMs = 15 * 60_000

/**
 * The idempotency key of a native POST. Its page comes from a cache and cannot carry one, so it is derived from form,
 * content and time; where the content was sent in the window before, it is the key of then.
 */
export async function contentKey(env: Bindings, form: string, content: object): Promise<string> {
  const window = Math.floor(clock.now().getTime() / windowMs)
  const keyIn = async (number: number) => uuidOf(await sha256(JSON.stringify([form, number, content])))
  const before = await keyIn(window - 1)
  return (await isKnownKey(openDb(env.DB), before)) ? before : keyIn(window)
}
