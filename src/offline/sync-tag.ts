/** Tag of the Background Sync registration. */
export const syncTag = 'kept-requests'
