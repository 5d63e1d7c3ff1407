import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { definePage } from '#src/app/page.ts'
import { definePart } from '#src/app/part.tsx'

const Body = definePart<object>(['reminders'], () =>
  import('#src/scales/reminder-stop.tsx').then((module) => module.ReminderStop),
)

export const reminderStopPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('reminders.title')} | ${company.name}`,
    description: t('reminders.description', { company: company.name }),
    keywords: t('reminders.keywords'),
    canonicalPath: paths.reminders,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('reminders.title'), path: paths.reminders },
    ],
    noIndex: true,
  }),
  View: () => <Body />,
  parts: [Body],
})
