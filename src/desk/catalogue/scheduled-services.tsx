import type { ReactNode } from 'react'
import type { EditedServices } from '#domain/publishing/publish-schemas.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { DeskLink } from '#src/desk/desk-link.tsx'
import { ServiceDifferences } from './service-differences.tsx'
import { serviceWords } from './service-words.ts'

type Props = EditedServices['planned'][number] & { children: ReactNode }

/** What a planned publication will change in the services, and what can be done about it. */
export const ScheduledServices = ({ by, dueAt, base, services, children }: Props) => (
  <>
    <div className="notice">
      <p>
        <DeskLink to={{ view: 'publications' }}>
          {serviceWords.ordered(by, formatDateTime(new Date(dueAt), 'fr'))}
        </DeskLink>{' '}
        {serviceWords.orderedOnly}
      </p>
      <ServiceDifferences before={base} after={services} />
    </div>
    <p className="desk-actions">{children}</p>
  </>
)
