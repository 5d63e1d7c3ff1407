import type { Role } from '#domain/staff/staff-schemas.ts'

/** For everybody, as often as they like. */
export const open = { access: 'public', limit: 'none' } as const

/** For customers who are signed in. */
export const signedIn = { access: 'customer', limit: 'none' } as const

/** For the customer to whom it belongs. */
export const owner = <const Kind extends 'session' | 'quote' | 'scale'>(owns: Kind) =>
  ({ access: { owns }, limit: 'none' }) as const

/** The limit of all endpoints of the desk together: of its people, and of nobody else. */
const deskLimit = { name: 'desk', count: 1200, seconds: 900 } as const

/** For whoever has one of these roles at the desk; none named: for everybody there. */
export const desk = <const Roles extends readonly Role[]>(...roles: Roles) =>
  ({ access: 'desk', roles, limit: deskLimit }) as const
