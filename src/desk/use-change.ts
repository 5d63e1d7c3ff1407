import { useState } from 'react'
import type { StateForm } from '#domain/quote-requests/desk-schemas.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useMovedText } from '#src/quote-requests/use-moved-text.ts'
import { useDesk } from './desk-context.tsx'
import { sessionText } from './draft-form.tsx'
import { words } from './words.ts'

/** A change of a request by one press, and the sentence about what became of it. */
export function useChange(reference: string, refresh: () => void) {
  const { call } = useDesk()
  const [done, setDone] = useState<string | null>(null)
  const action = useAction({
    send: (body: StateForm) => call('POST /desk/requests/:reference/state', { params: { reference }, body }),
    onAccepted: refresh,
  })
  const moved = useMovedText(action.problem, refresh)
  return {
    busy: action.busy,
    change: (body: StateForm, text: string) => {
      setDone(text)
      return action.run(body)
    },
    status: action.problem
      ? (moved ?? sessionText(action.problem) ?? words.failed)
      : action.done
        ? done
        : null,
  }
}
