import { company } from '#config/company.ts'
import { pagePaths, paths } from '#domain/site/urls.ts'
import { deferred } from '#src/site/deferred.tsx'
import { definePage } from '#src/site/page.ts'

const Body = deferred(() => import('#src/scales/reminder-stop.tsx').then((module) => module.ReminderStop), {
  texts: ['reminders'],
})

export const reminderStopPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('reminders.title')} | ${company.name}`,
    description: t('reminders.description', { company: company.name }),
    keywords: t('reminders.keywords'),
    canonicalPath: pagePaths['reminder-stop'],
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('reminders.title'), path: pagePaths['reminder-stop'] },
    ],
    noIndex: true,
  }),
  View: () => <Body />,
  deferred: [Body],
})
