import type { Context } from 'hono'
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie'
import { accounts } from '#config/accounts.ts'
import { bookmarkOf, openSession } from '#functions/db/client.ts'
import type { AppEnv } from '#functions/env.ts'

/**
 * `__Host-bookmark`: the state of the database after the last change of a customer. It names nobody and opens nothing;
 * who makes one up reads an older state, or waits for one that does not come.
 */
const name = 'bookmark'
const options = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' } as const
const pattern = /^[0-9a-f]{8}(-[0-9a-f]{8,32}){1,4}$/

/**
 * Before a request of a customer: what it reads comes from the nearest replica that has seen the last change of this
 * browser. Without a bookmark, and where something is changed, the primary answers first.
 */
export function readOwnWrites(c: Context<AppEnv>, isRead: boolean): void {
  const bookmark = isRead ? getCookie(c, name, 'host') : undefined
  const from = bookmark && pattern.test(bookmark) ? bookmark : 'first-primary'
  c.env = { ...c.env, DB: openSession(c.env.DB, from) }
}

/** Who signs out leaves nothing behind. */
export const forgetOwnWrites = (c: Context<AppEnv>) => void deleteCookie(c, name, options)

/** After a change of a customer: what this browser reads next has seen it. */
export function keepOwnWrites(c: Context<AppEnv>, response: Response): void {
  const bookmark = bookmarkOf(c.env.DB)
  if (!bookmark) return
  const cookie = generateCookie(name, bookmark, { ...options, maxAge: accounts.sessionMaxDays * 86_400 })
  response.headers.append('set-cookie', cookie)
}
