/**
 * What somebody may do at the desk. `sales` answers requests, `catalogue` changes products and prices, `content`
 * changes closures, notices, articles and texts, `administrator` gives roles, reads the journal and may do everything.
 */
export const roles = ['sales', 'catalogue', 'content', 'administrator'] as const
export type Role = (typeof roles)[number]

/** True when somebody has one of the roles that are needed; none needed: everybody at the desk. */
export const allows = (granted: readonly Role[], needed: readonly Role[]): boolean =>
  needed.length === 0 || granted.includes('administrator') || needed.some((role) => granted.includes(role))
