import { useState } from 'react'
import type { StateForm } from '#domain/requests/desk.ts'
import { useSubmission } from '#src/app/later/use-submission.ts'
import { useMovedText } from '#src/requests/use-moved-text.ts'
import { useDesk } from './desk.ts'
import { words } from './words.ts'

/** A change of a request by one press, and the sentence about what became of it. */
export function useChange(reference: string, refresh: () => void) {
  const { calls } = useDesk()
  const [done, setDone] = useState<string | null>(null)
  const form = useSubmission({
    validate: ({ body = '' }) => ({ output: JSON.parse(body) as StateForm, errors: {} }),
    send: (body: StateForm) => calls.change(reference, body),
    onAccepted: refresh,
  })
  const moved = useMovedText(form.problem, refresh)
  return {
    busy: form.busy,
    change: (body: StateForm, text: string) => {
      setDone(text)
      void form.submit({ body: JSON.stringify(body) })
    },
    status: form.problem ? (moved ?? words.failed) : form.done ? done : null,
  }
}
