import type { ReactNode } from 'react'
import { type Action, useAction } from '#src/forms/use-action.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { editedWords } from './content-words.ts'
import { SmallButton } from './controls.tsx'
import { words } from './words.ts'

/** A version as it is listed; `take`: it can be taken up again, `callOff`: it can be called off, after a question. */
type Listed = { version: number; said: string; hint?: string; take: boolean; callOff?: string }

type Props<Content> = {
  /** `h3` below a section's own heading. */
  heading?: 'h2' | 'h3'
  versions: readonly Listed[]
  /** The number of a version, as it is shown. */
  nameOf: (version: number) => string
  read: (version: number) => Promise<{ content: Content }>
  /** Puts a version into the form. */
  onTake: (version: number, content: Content) => void
  callingOff?: Action<number>
}

/** Every version with its author; one to come can be called off, another one taken up again. */
export function Versions<Content>({ heading: Heading = 'h2', versions, nameOf, ...props }: Props<Content>) {
  const { read, onTake, callingOff } = props
  const { run, busy, failed } = useAction({
    send: read,
    onAccepted: ({ content }, version: number) => onTake(version, content),
  })
  if (versions.length === 0) return null
  return (
    <section className="dash-block">
      <Heading>{editedWords.versions}</Heading>
      {failed || callingOff?.failed ? <p role="alert">{words.failed}</p> : null}
      <ul className="desk-announcements">
        {versions.map(({ version, said, hint, take, callOff }) => (
          <Row key={version} {...{ said, hint }}>
            {callOff && callingOff ? (
              <ConfirmButton
                question={callOff}
                action={editedWords.callOffNamed(nameOf(version))}
                cancel={editedWords.wayOut}
                aria-label={editedWords.callOffNamed(nameOf(version))}
                isOff={callingOff.busy}
                onConfirm={() => callingOff.run(version)}
              >
                {editedWords.callOff}
              </ConfirmButton>
            ) : take ? (
              <SmallButton
                name={editedWords.takeNamed(nameOf(version))}
                aria-disabled={busy}
                onClick={() => void run(version)}
              >
                {editedWords.takeAgain}
              </SmallButton>
            ) : null}
          </Row>
        ))}
      </ul>
    </section>
  )
}

type RowProps = { said: string; hint: string | undefined; children: ReactNode }

const Row = ({ said, hint, children }: RowProps) => (
  <li>
    <div>
      <p>{said}</p>
      {hint ? <p className="hint">{hint}</p> : null}
    </div>
    {children}
  </li>
)
