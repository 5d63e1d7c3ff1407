/** Names the one thing that is synchronised in the background. */
export const syncTag = 'kept-requests'
