import { AppError } from '#domain/errors/error.ts'
import { draftStore } from '#src/forms/form-draft.ts'
import { writeStored } from '#src/site/browser-storage.ts'
import { askForSync } from './background-sync.ts'
import { keptFlag } from './deferred-notice.ts'
import { isWithoutAnswer, type NewKept, newKept } from './kept-request.ts'
import { keptStore } from './kept-store.ts'

/** The answer of a request that the device keeps until it has a network. */
export type Kept = { kept: true }

export const isKept = (answer: object): answer is Kept => 'kept' in answer

/**
 * Sends a request, or keeps it on the device when no answer comes for lack of network. Rejects as sending did where the
 * server refused it or the device stores nothing.
 */
export async function sendOrKeep<Answer extends object>(
  send: () => Promise<Answer>,
  kept: Omit<NewKept, 'files'>,
): Promise<Answer | Kept> {
  const tried = navigator.onLine
  try {
    return await send()
  } catch (error) {
    if (!isWithoutAnswer(error)) throw error
    const { files = '' } = draftStore('tab').read(`${kept.form.name}.files`)
    try {
      await keptStore.put(newKept({ ...kept, files }, { now: Date.now(), tried }))
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
    writeStored(keptFlag, true)
    dispatchEvent(new Event(keptFlag))
    void askForSync()
    return { kept: true }
  }
}
