import type { DatedPage, ListedVersion } from '#domain/content/dated-version.ts'
import { formatDateTime, formatDay } from '#domain/time/dates.ts'
import { useAction } from '#src/forms/use-action.ts'
import { AskButton } from './ask-button.tsx'
import { SmallButton } from './controls.tsx'
import { datedWords as text } from './dated-words.ts'
import { useDesk } from './desk-context.ts'
import { words } from './words.ts'

type Props = {
  page: DatedPage
  onCalledOff: () => void
  /** Puts a version into the form. */
  onTake: (version: number, content: DatedPage['content']) => void
}

/** Every version with its day and its author: one to come can be called off, another one taken up again. */
export function DatedVersions({ page: { subject, versions }, onCalledOff, onTake }: Props) {
  const { calls } = useDesk()
  const taking = useAction({
    send: (version: number) => calls.versions({ subject, version: String(version) }),
    onAccepted: ({ content }, version) => onTake(version, content),
  })
  const callingOff = useAction({
    send: (version: number) => calls.callOffVersion({ subject, version: String(version) }),
    onAccepted: onCalledOff,
  })
  const Heading = subject === 'company' ? 'h2' : 'h3'
  return (
    <section className="dash-block">
      <Heading>{text.versions}</Heading>
      {taking.failed || callingOff.failed ? <p role="alert">{words.failed}</p> : null}
      <ul className="desk-announcements">
        {versions.map((own) => (
          <li key={own.version}>
            <div>
              <p>
                {text.version(own.version, formatDay(own.day, 'fr'))}, {text.states[own.state]}
              </p>
              <p className="hint">{writtenBy(own)}</p>
            </div>
            {own.state === 'coming' ? (
              <AskButton
                question={text.callOffAsk(own.version, formatDay(own.day, 'fr'))}
                action={text.callOffNamed(own.version)}
                cancel={text.wayOut}
                aria-label={text.callOffNamed(own.version)}
                isOff={callingOff.busy}
                onConfirm={() => callingOff.run(own.version)}
              >
                {text.callOff}
              </AskButton>
            ) : own.state === 'present' ? null : (
              <SmallButton
                name={text.takeNamed(own.version)}
                aria-disabled={taking.busy}
                onClick={() => void taking.run(own.version)}
              >
                {text.take}
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const writtenBy = ({ author, at }: ListedVersion) =>
  at === '' ? text.initial : text.by(author, formatDateTime(new Date(at), 'fr'))
