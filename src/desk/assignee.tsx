import { useState } from 'react'
import { limits } from '#config/limits.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { Form } from '#src/forms/form.tsx'
import { useChange } from './use-change.ts'
import { words } from './words.ts'

type Props = { found: DeskRequest; refresh: () => void }

/** Who looks after the request, and the button that takes a new one in progress. */
export function Assignee({ found: { request, assignee }, refresh }: Props) {
  const [name, setName] = useState(assignee)
  const { change, busy, status } = useChange(request.reference, refresh)
  return (
    <Form
      className="desk-assignee"
      form={{ attempts: 0, submit: () => change({ action: 'assign', name }, words.assigned) }}
    >
      <div className="field">
        <label htmlFor="assignee">{words.assignee}</label>
        <input
          id="assignee"
          value={name}
          maxLength={limits.nameLength}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <button type="submit" className="button ghost" aria-disabled={busy}>
        {words.assign}
      </button>
      {request.state === 'received' ? (
        <ActionButton
          action={{ busy }}
          className="button ghost"
          onPress={() => change({ action: 'take' }, words.take)}
        >
          {words.take}
        </ActionButton>
      ) : null}
      <p role="status">{status}</p>
    </Form>
  )
}
