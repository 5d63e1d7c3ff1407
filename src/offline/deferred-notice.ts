import { deferred } from '#src/site/deferred.tsx'

/** Shows what this device keeps; loaded when it keeps something, and by the forms while there is still a network. */
export const KeptNotice = deferred(() => import('./kept-notice.tsx').then((module) => module.KeptNotice), {
  texts: ['kept', 'forms'],
  onDemand: true,
})

/**
 * localStorage says that this device keeps a request, so that other visitors load nothing for it. Also the event that
 * is dispatched when one has just been kept in this tab.
 */
export const keptFlag = 'requestsKept'
