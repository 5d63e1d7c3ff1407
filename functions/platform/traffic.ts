let received = 0

/** Counts a request that this isolate has received. */
export const countRequest = (): void => void received++

/** Requests received so far: a long computation sees whether others came meanwhile. */
export const requestsReceived = (): number => received
