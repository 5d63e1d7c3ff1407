import type { ReactNode } from 'react'
import { serviceChanges } from '#domain/publishing/differences.ts'
import type { ServiceDocument } from '#domain/publishing/document.ts'
import type { EditedServices } from '#domain/publishing/publish-schemas.ts'
import { rebasedServices } from '#domain/publishing/rebase.ts'
import { DeskLink } from '#src/desk/desk-context.tsx'
import { moment } from '#src/desk/formats.ts'
import { changeTexts } from '#src/desk/journal-lines.ts'
import { serviceWords } from './service-words.ts'

type Props = { before: readonly ServiceDocument[]; after: readonly ServiceDocument[] }

/** What a publication of services changes, a line for each. */
export function ServiceDifferences({ before, after }: Props) {
  const changes = serviceChanges(before, after)
  const nameOf = (code: string) =>
    [...after, ...before].find((service) => service.code === code)?.name.fr || code
  const isMoved = changes.length === 0
  return (
    <ul>
      {changes.map((each) => {
        const { label, before: old, after: now } = changeTexts(each)
        const { product, change } = each
        return (
          <li key={`${product} ${change}`}>
            {`${nameOf(product)} – ${label}${change === 'price' ? `\u00a0: ${old} → ${now}` : ''}`}
          </li>
        )
      })}
      {isMoved ? <li>{serviceWords.reordered}</li> : null}
    </ul>
  )
}

type ScheduledServicesProps = EditedServices['planned'][number] & { children: ReactNode }

/** What a planned publication will change in the services, and what can be done about it. */
export const ScheduledServices = ({ by, dueAt, base, services, children }: ScheduledServicesProps) => (
  <>
    <div className="notice">
      <p>
        <DeskLink to={{ view: 'publications' }}>{serviceWords.ordered(by, moment(dueAt))}</DeskLink>{' '}
        {serviceWords.orderedOnly}
      </p>
      <ServiceDifferences before={base} after={services} />
    </div>
    <p className="dash-actions">{children}</p>
  </>
)

/** The place of what contradicts in the list as a whole: its order, or a service that was removed from it. */
export const ofList = 'list'
/** As `ofList`, in a service, of what has no field that could say it. */
export const ofService = 'service'

/** Fields of the editor that say what is wrong with them, by what they are in the document. */
const fields: Readonly<Record<string, string>> = {
  ...{ 'name.fr': 'name.fr', 'name.en': 'name.en', 'name.de': 'name.de' },
  ...{ 'description.fr': 'description.fr', 'description.en': 'description.en' },
  ...{ 'description.de': 'description.de', priceCents: 'priceCents' },
  ...{ 'appliesTo.maxAboveG': 'maxAbove', 'appliesTo.maxUpToG': 'maxUpTo' },
}

/** What contradicts a planned publication, by place and field of the editor, with the day that it is planned for. */
export function serviceConflicts(
  planned: EditedServices['planned'],
  services: readonly ServiceDocument[],
): Record<string, string> {
  return Object.fromEntries(
    planned.flatMap(({ base, services: wanted, by, dueAt }) =>
      rebasedServices(base, services, wanted).conflicts.map(({ code, field = '' }) => {
        const place = services.findIndex((service) => service.code === code)
        return [
          place < 0 ? ofList : `${place}.${fields[field] ?? ofService}`,
          serviceWords.contradicts(by, moment(dueAt)),
        ]
      }),
    ),
  )
}
