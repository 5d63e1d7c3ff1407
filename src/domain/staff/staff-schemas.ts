import * as v from 'valibot'
import { staffLimits } from '#config/desk-settings.ts'
import { optionalLine, requiredLine } from '#domain/text/text-fields.ts'

/**
 * What somebody may do at the desk. `sales` answers requests, `catalogue` changes products and prices, `content`
 * changes closures, notices, articles and texts, `administrator` gives roles, reads the journal and may do everything.
 */
export const roles = ['sales', 'catalogue', 'content', 'administrator'] as const
export type Role = (typeof roles)[number]

/** True when somebody has one of the roles that are needed; none needed: everybody at the desk. */
export const allows = (granted: readonly Role[], needed: readonly Role[]): boolean =>
  needed.length === 0 || granted.includes('administrator') || needed.some((role) => granted.includes(role))

const Roles = v.pipe(
  v.array(v.picklist(roles, 'form.choice')),
  v.transform((given) => roles.filter((role) => given.includes(role))),
)

/** The address that Cloudflare Access vouches for, in lower case: Access compares addresses without case too. */
const Email = v.pipe(
  requiredLine(staffLimits.emailLength),
  v.transform((email) => email.toLowerCase()),
  v.email('form.invalid-email'),
)

/** A member of staff. */
export const StaffMember = v.object({
  email: v.string(),
  /** As colleagues read it. */
  name: v.string(),
  /** As customers read it beside offers and messages; empty: only the name of the company. */
  publicName: v.string(),
  roles: v.array(v.picklist(roles)),
  /** ISO instant. */
  addedAt: v.string(),
  /** ISO instant; null: they work here. */
  leftAt: v.nullable(v.string()),
  /** Which change of their entry is the last one. */
  revision: v.number(),
})
export type StaffMember = v.InferOutput<typeof StaffMember>

/** Of somebody who has left the team. */
export const MemberQuery = v.strictObject({ email: Email })

/** Who is at the desk, and whom to ask for a role. */
export const DeskMe = v.object({
  /** Empty by the link of a mail. */
  email: v.string(),
  name: v.string(),
  publicName: v.string(),
  roles: v.array(v.picklist(roles)),
  /** False by the link of a mail, which opens one request. */
  whole: v.boolean(),
  /** Names of the administrators. */
  administrators: v.array(v.string()),
})
export type DeskMe = v.InferOutput<typeof DeskMe>

/** The names that somebody chooses for themselves. */
export const NamesForm = v.strictObject({
  name: requiredLine(staffLimits.nameLength),
  publicName: optionalLine(staffLimits.nameLength),
})
export type NamesForm = v.InferOutput<typeof NamesForm>

/** A member of staff as an administrator enters it; without a role somebody may enter and do nothing. */
export const StaffForm = v.strictObject({
  email: Email,
  name: optionalLine(staffLimits.nameLength),
  roles: Roles,
  /** The revision that was changed; 0: nobody knew the address. */
  seen: v.pipe(v.number('form.number'), v.integer('form.number'), v.minValue(0, 'form.number')),
})
export type StaffForm = v.InferOutput<typeof StaffForm>
