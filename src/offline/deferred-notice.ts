import { deferred } from '#src/site/deferred.tsx'

/** Shows what this device keeps; loaded when it keeps something, and by the forms while there is still a network. */
export const KeptNotice = deferred(() => import('./kept-notice.tsx').then((module) => module.KeptNotice), {
  texts: ['kept', 'forms'],
  onDemand: true,
})
