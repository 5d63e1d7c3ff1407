import { company } from '#config/company.ts'
import { pagePaths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'

const Body = deferred(() => import('#src/scales/reminder-stop.tsx').then((module) => module.ReminderStop), {
  texts: ['reminders'],
})

export const reminderStopPage = deferredPage({
  meta: (_, { t }) => ({
    title: `${t('reminders.title')} | ${company.name}`,
    description: t('reminders.description', { company: company.name }),
    keywords: t('reminders.keywords'),
    canonicalPath: pagePaths['reminder-stop'],
    breadcrumbs: [{ name: t('reminders.title'), path: pagePaths['reminder-stop'] }],
    noIndex: true,
  }),
  Body,
})
