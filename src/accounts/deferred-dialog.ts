import { deferred } from '#src/site/deferred.tsx'

/** The sign-in dialog. */
export const AuthDialog = deferred<object>(
  () => import('./auth-dialog.tsx').then((module) => module.AuthDialog),
  { texts: ['forms', 'account'], onDemand: true },
)
