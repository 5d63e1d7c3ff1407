import { alias } from 'drizzle-orm/sqlite-core'
import { outbox } from './schema.ts'

/** The outbox a second time in one statement: the other mails beside a row. */
export const otherMails = alias(outbox, 'other')
