import type { ServiceDocument } from '#domain/publishing/document.ts'
import type { EditedServices } from '#domain/publishing/publish-schemas.ts'
import { rebasedServices } from '#domain/publishing/rebase.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { serviceWords } from './service-words.ts'

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
          serviceWords.contradicts(by, formatDateTime(new Date(dueAt), 'fr')),
        ]
      }),
    ),
  )
}
