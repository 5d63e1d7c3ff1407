import { useState } from 'react'
import { limits } from '#config/limits.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { Form } from '#src/forms/form.tsx'
import { LinkButton } from './controls.tsx'
import { useChange } from './use-change.ts'
import { words } from './words.ts'

type Props = { page: DeskRequest; refresh: () => void }

/** Who looks after the request. */
export function Assignee({ page: { request, assignee, me }, refresh }: Props) {
  const { change, busy, status } = useChange(request.reference, refresh)
  return (
    <>
      <AssigneeForm
        {...{ assignee, me, busy }}
        onMine={() => change({ action: 'mine' }, words.assigned)}
        onAssign={(name) => change({ action: 'assign', name }, words.assigned)}
      />
      <p role="status">{status}</p>
    </>
  )
}

type FormProps = {
  assignee: string
  /** The name of who is at the desk; without one the name is typed. */
  me: string
  busy: boolean
  onMine: () => Promise<void>
  onAssign: (name: string) => Promise<void>
}

/** Who looks after something: one button takes it, and behind another one a name is typed. */
export function AssigneeForm({ assignee, me, busy, onMine, onAssign }: FormProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isOpen = typed !== null || (me === '' && assignee === '')
  return (
    <div className="desk-assignee dash-actions">
      <p>
        {words.assignee}
        {'\u00a0'}: <strong>{assignee || words.nobody}</strong>
      </p>
      {me && me !== assignee ? (
        <ActionButton action={{ busy }} className="button small ghost" onPress={onMine}>
          {words.take}
        </ActionButton>
      ) : null}
      {isOpen ? (
        <Form
          form={{ attempts: 0, submit: () => onAssign(typed ?? assignee).then(() => setTyped(null)) }}
          className="desk-assign dash-actions"
        >
          <div className="field">
            <label htmlFor="assignee">{words.assignTo}</label>
            <input
              id="assignee"
              value={typed ?? assignee}
              maxLength={limits.nameLength}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <button type="submit" className="button small ghost" aria-disabled={busy}>
            {words.assign}
          </button>
        </Form>
      ) : (
        <LinkButton onClick={() => setTyped(assignee)}>{words.assignOther}</LinkButton>
      )}
    </div>
  )
}
