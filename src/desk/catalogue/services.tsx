import { type ReactNode, useState } from 'react'
import type { AppError } from '#domain/errors/error.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import type { EditedServices } from '#domain/publishing/publish-schemas.ts'
import { rebasedServices } from '#domain/publishing/rebase.ts'
import { useDesk } from '#src/desk/desk-context.tsx'
import { DeskQuery, useDeskQuery } from '#src/desk/desk-query.tsx'
import { moment } from '#src/desk/formats.ts'
import { useAction } from '#src/forms/use-action.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { text } from './catalogue-words.ts'
import { ListEditor, useTypedList } from './list-editor.tsx'
import { Refused } from './problem-list.tsx'
import { publicationProblem, refusalText } from './problem-words.ts'
import { type PublishWhen, PublishWhenFields, usePublishWhen } from './publish-dialog.tsx'
import {
  ofList,
  ofService,
  ScheduledServices,
  ServiceDifferences,
  serviceConflicts,
} from './service-differences.tsx'
import {
  emptyService,
  ServiceFields,
  type ServiceValues,
  servicesOf,
  serviceValues,
} from './service-fields.tsx'
import { serviceWords } from './service-words.ts'

/** The services that are offered with a quote, published together. */
export function Services() {
  return (
    <>
      <h1>{serviceWords.services}</h1>
      <p className="hint">{serviceWords.lead}</p>
      <DeskQuery query={useDeskQuery('GET /desk/services')} lines={10}>
        {(edited, { load }) => <Editor edited={edited} reload={load} />}
      </DeskQuery>
    </>
  )
}

type Planned = EditedServices['planned'][number]
type EditorProps = { edited: EditedServices; reload: () => void }

function useServices({ edited, reload }: EditorProps) {
  const { call } = useDesk()
  const live = { seen: edited.revision, rows: edited.services.map(serviceValues) }
  const list = useTypedList<ServiceValues, string>('desk.service-list', live, reload)
  const read = servicesOf(list.rows)
  const { services } = read
  const errors = { ...serviceConflicts(edited.planned, services), ...read.errors }
  const publishing = useAction({
    send: ({ isLater, day, time }: PublishWhen) =>
      call('POST /desk/services', {
        body: { revision: list.seen, services, day: isLater ? day : '', time },
      }),
    onAccepted: list.onPublished,
  })
  const takingBack = useAction({
    send: async (planned: Planned) => {
      await call('POST /desk/publications/:id/cancel', { params: { id: planned.id } })
      return planned
    },
    onAccepted: ({ base, services: wanted }) => {
      const codes = new Set(edited.services.map(({ code }) => code))
      const merged = rebasedServices(base, services, wanted).services
      list.replace(merged.map((service) => ({ ...serviceValues(service), isNew: !codes.has(service.code) })))
    },
  })
  const isWrong = Object.keys(errors).length > 0
  const isChanged = isWrong || !isSame(services, edited.services)
  return { list, services, errors, isChanged, isReady: isChanged && !isWrong, publishing, takingBack }
}

function Editor(props: EditorProps) {
  const { list, services, errors, isChanged, isReady, publishing, takingBack } = useServices(props)
  const [isPublishing, setPublishing] = useState(false)
  const isWrongAt = (place: number) => Object.keys(errors).some((field) => field.startsWith(`${place}.`))
  return (
    <>
      {props.edited.planned.map((publication) => (
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
      <ListEditor
        {...{ list, isChanged, errorAt: (place: string) => errors[place] }}
        words={serviceWords}
        emptyRow={emptyService}
        keyOf={({ key }) => key}
        about={({ isNew, name, price }, place) => ({
          ...{ isNew, name: name.fr || serviceWords.fresh, isWrong: isWrongAt(place) },
          note: price === '' ? text.onRequest : `${price}\u00a0€`,
        })}
        fields={(service, place, onChange) => (
          <>
            <ServiceFields at={String(place)} {...{ service, onChange }} />
            {errors[`${place}.${ofService}`] ? <p role="alert">{errors[`${place}.${ofService}`]}</p> : null}
          </>
        )}
        onSubmit={() => setPublishing(isReady)}
        publish={
          <button type="submit" className="button" aria-disabled={!isReady}>
            {serviceWords.publishOpen}
          </button>
        }
      >
        {isPublishing ? (
          <PublishDialog
            {...{ publishing, reload: props.reload, discard: list.discard }}
            onClose={() => setPublishing(false)}
          >
            <ServiceDifferences before={props.edited.services} after={services} />
          </PublishDialog>
        ) : null}
        {errors[ofList] ? <p role="alert">{errors[ofList]}</p> : null}
      </ListEditor>
    </>
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
function PublishDialog({ publishing, reload, discard, onClose, children }: DialogProps) {
  const { run, problem, busy } = publishing
  const [when, setWhen] = usePublishWhen('services', '08:00')
  const isReady = !busy && !(when.isLater && when.day === '')
  return (
    <Dialog title={serviceWords.publish} onClose={onClose}>
      {children}
      <PublishWhenFields when={when} isWrong={problem?.fields.day !== undefined} onChange={setWhen} />
      {problem && !problem.fields.day ? (
        <Refused said={refusedText(problem)} onReload={problem.code === 'state-changed' ? reload : discard} />
      ) : null}
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

/** Beside what is planned meanwhile what was typed stays, and says where it contradicts. */
function refusedText(problem: AppError): string {
  if (problem.code === 'state-changed') return serviceWords.contradicted
  const { by = '', at } = problem.changed ?? {}
  return problem.code === 'precondition-failed'
    ? serviceWords.conflict(by, at ? moment(at) : '')
    : refusalText(problem)
}
