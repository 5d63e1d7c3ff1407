import { type ReactNode, useEffect, useState } from 'react'
import type { AppError } from '#domain/errors/error.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import type { EditedServices } from '#domain/publishing/publish-schemas.ts'
import { rebasedServices } from '#domain/publishing/rebase.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { DeskForm, SmallButton } from '#src/desk/controls.tsx'
import { useDesk } from '#src/desk/desk-context.ts'
import { LanguageTabs } from '#src/desk/languages.tsx'
import { moved } from '#src/desk/question-rows.ts'
import { useAction } from '#src/forms/use-action.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import href from './catalogue.css?url'
import { text } from './catalogue-words.ts'
import { type PublishWhen, PublishWhenFields, usePublishWhen } from './publish-when.tsx'
import publishingHref from './publishing.css?url'
import { publicationProblem, refusalText } from './refusal-text.ts'
import { RowActions } from './row-actions.tsx'
import { ScheduledServices } from './scheduled-services.tsx'
import { ofList, ofService, serviceConflicts } from './service-conflicts.ts'
import { ServiceDifferences } from './service-differences.tsx'
import { ServiceFields } from './service-fields.tsx'
import { emptyService, type ServiceValues, servicesOf, serviceValues } from './service-values.ts'
import { serviceWords } from './service-words.ts'
import { sessionValue } from './session-value.ts'
import { UndoRemove, useUndoRemove } from './undo-remove.tsx'

/** The services that are offered with a quote, published together. */
export function Services() {
  const { calls } = useDesk()
  const { answer, load } = useQuery(calls.services)
  return (
    <>
      <Stylesheet href={href} />
      <Stylesheet href={publishingHref} />
      <h1>{serviceWords.services}</h1>
      <p className="hint">{serviceWords.lead}</p>
      <QueryBoundary answer={answer} retry={load} lines={10}>
        {(edited) => <Editor edited={edited} reload={load} />}
      </QueryBoundary>
    </>
  )
}

const moment = (iso: string) => formatDateTime(new Date(iso), 'fr')

const tab = sessionValue<{ typed: ServiceValues[]; revision: string }>('desk.services')

type Planned = EditedServices['planned'][number]
type EditorProps = { edited: EditedServices; reload: () => void }

/** What is typed is kept in the tab, with the revision that it was begun from, until it is published. */
function useServices({ edited, reload }: EditorProps) {
  const { calls, go } = useDesk()
  const [stored] = useState(tab.read)
  const [revision] = useState(stored?.revision ?? edited.revision)
  const [typed, setTyped] = useState<readonly ServiceValues[]>(
    () => stored?.typed ?? edited.services.map(serviceValues),
  )
  const read = servicesOf(typed)
  const { services } = read
  const errors = { ...serviceConflicts(edited.planned, services), ...read.errors }
  const isChanged = !isSame(services, edited.services) || Object.keys(errors).length > 0
  useEffect(() => tab.write(isChanged ? { typed: [...typed], revision } : null), [isChanged, typed, revision])
  const publishing = useAction({
    send: ({ isLater, day, time }: PublishWhen) =>
      calls.publishServices({ revision, services, day: isLater ? day : '', time }),
    onAccepted: () => {
      tab.write(null)
      go({ view: 'publications' })
    },
  })
  const discard = () => {
    tab.write(null)
    reload()
  }
  const takingBack = useAction({
    send: async (planned: Planned) => {
      await calls.cancelPublication(planned.id)
      return planned
    },
    onAccepted: ({ base, services: wanted }) => {
      const codes = new Set(edited.services.map(({ code }) => code))
      const merged = rebasedServices(base, services, wanted).services
      tab.write({
        typed: merged.map((service) => ({ ...serviceValues(service), isNew: !codes.has(service.code) })),
        revision,
      })
      reload()
    },
  })
  return {
    ...{ typed, setTyped, services, errors, isChanged },
    ...{ isRestored: stored !== null, publishing, takingBack, discard },
  }
}

function Editor(props: EditorProps) {
  const { planned } = props.edited
  const { typed, setTyped, services, errors, isChanged, isRestored, publishing, takingBack, discard } =
    useServices(props)
  const [isPublishing, setPublishing] = useState(false)
  const removed = useUndoRemove(typed, setTyped)
  const isReady = isChanged && Object.keys(errors).length === 0
  return (
    <DeskForm className="catalogue-editor" onSubmit={() => setPublishing(isReady)}>
      {planned.map((publication) => (
        <ScheduledServices key={publication.id} {...publication}>
          <ConfirmButton
            question={serviceWords.takeBackAsk}
            action={serviceWords.takeBack}
            cancel={text.wayOut}
            isOff={takingBack.busy}
            onConfirm={() => takingBack.run(publication)}
          />
        </ScheduledServices>
      ))}
      {takingBack.problem ? <p role="alert">{publicationProblem(takingBack.problem)}</p> : null}
      {isRestored ? <p className="notice">{serviceWords.restored}</p> : null}
      <LanguageTabs />
      <ol className="catalogue-services">
        {typed.map((service, place) => (
          <Service
            key={service.key}
            {...{ service, place, errors }}
            onChange={(next) => setTyped(typed.with(place, next))}
            onMove={(by) => setTyped(moved(typed, place, place + by))}
            onRemove={() => removed.remove(place)}
          />
        ))}
      </ol>
      <UndoRemove {...removed} said={serviceWords.removed} />
      <p className="desk-actions">
        <button type="button" className="button ghost" onClick={() => setTyped([...typed, emptyService()])}>
          {serviceWords.add}
        </button>
      </p>
      {isPublishing ? (
        <PublishDialog
          {...{ publishing, reload: props.reload, discard }}
          onClose={() => setPublishing(false)}
        >
          <ServiceDifferences before={props.edited.services} after={services} />
        </PublishDialog>
      ) : null}
      {errors[ofList] ? <p role="alert">{errors[ofList]}</p> : null}
      <div className="catalogue-foot dash-actions">
        <p role="status">{isChanged ? text.unsaved : serviceWords.unchanged}</p>
        <button type="submit" className="button" aria-disabled={!isReady}>
          {serviceWords.publishOpen}
        </button>
        {isChanged ? <SmallButton onClick={discard}>{serviceWords.discard}</SmallButton> : null}
      </div>
    </DeskForm>
  )
}

type DialogProps = {
  publishing: ReturnType<typeof useServices>['publishing']
  reload: () => void
  discard: () => void
  onClose: () => void
  /** What it changes. */
  children: ReactNode
}

/** What a publication changes, and when. */
function PublishDialog({ publishing: { run, problem, busy }, onClose, children, ...ways }: DialogProps) {
  const [when, setWhen] = usePublishWhen('services', '08:00')
  const isReady = !busy && !(when.isLater && when.day === '')
  return (
    <Dialog title={serviceWords.publish} onClose={onClose}>
      {children}
      <PublishWhenFields when={when} isWrong={problem?.fields.day !== undefined} onChange={setWhen} />
      {problem && !problem.fields.day ? <SubmitError problem={problem} {...ways} /> : null}
      <button
        type="button"
        className="button"
        aria-disabled={!isReady}
        aria-busy={busy}
        onClick={() => isReady && void run(when)}
      >
        {when.isLater ? serviceWords.plan : serviceWords.publish}
      </button>
    </Dialog>
  )
}

type RefusalProps = { problem: AppError } & Pick<DialogProps, 'reload' | 'discard'>

/** Beside what is planned meanwhile what was typed stays, and says where it contradicts. */
function SubmitError({ problem, reload, discard }: RefusalProps) {
  const isOrdered = problem.code === 'state-changed'
  const changed = problem.changed
  return (
    <p role="alert">
      {problem.code === 'precondition-failed'
        ? serviceWords.conflict(changed?.by ?? '', changed ? moment(changed.at) : '')
        : isOrdered
          ? serviceWords.contradicted
          : refusalText(problem)}{' '}
      <SmallButton onClick={isOrdered ? reload : discard}>{text.reload}</SmallButton>
    </p>
  )
}

type ServiceProps = {
  service: ServiceValues
  place: number
  errors: Readonly<Record<string, string>>
  onChange: (service: ServiceValues) => void
  onMove: (by: number) => void
  onRemove: () => void
}

function Service({ service, place, errors, onChange, onMove, onRemove }: ServiceProps) {
  const name = service.name.fr || serviceWords.fresh
  const isWrong = Object.keys(errors).some((field) => field.startsWith(`${place}.`))
  return (
    <li>
      <details open={service.isNew || undefined}>
        <summary>
          <span>{name}</span>{' '}
          <small>{service.price === '' ? text.onRequest : `${service.price}\u00a0€`}</small>
          {isWrong ? <span className="catalogue-state problems">{text.filters.problems}</span> : null}
        </summary>
        <ServiceFields
          service={service}
          at={String(place)}
          errorAt={(field) => errors[field]}
          onChange={onChange}
        />
        {errors[`${place}.${ofService}`] ? <p role="alert">{errors[`${place}.${ofService}`]}</p> : null}
      </details>
      <RowActions {...{ name, onMove, onRemove }} />
    </li>
  )
}
