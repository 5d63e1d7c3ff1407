import { pagePaths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'
import { pageMeta } from '#src/site/page-meta.ts'

const Body = deferred(() => import('#src/scales/reminder-stop.tsx').then((module) => module.ReminderStop), {
  texts: ['reminders'],
})

export const page = deferredPage({
  meta: (_, { t }) => ({ ...pageMeta(t, 'reminders', pagePaths['reminder-stop']), noIndex: true }),
  Body,
})
