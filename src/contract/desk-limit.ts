/** The limit of all endpoints of the desk together: of its people, and of nobody else. */
export const deskLimit = { name: 'desk', count: 1200, seconds: 900 } as const
