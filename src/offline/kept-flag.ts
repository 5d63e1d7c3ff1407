/**
 * localStorage says that this device keeps a request, so that other visitors load nothing for it. Also the event that
 * is dispatched when one has just been kept in this tab.
 */
export const keptFlag = 'requestsKept'
