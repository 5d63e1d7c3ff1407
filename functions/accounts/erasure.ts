import { and, eq, not } from 'drizzle-orm'
import type { KeptContract } from '#domain/accounts/account.ts'
import { contractKeptUntil } from '#domain/quote-requests/kept-until.ts'
import { batchByName, type Statement } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { isContract, recordAcceptances } from '#functions/db/contracts.ts'
import { type Owner, ownershipFilters } from '#functions/db/ownership.ts'
import { erasedValues } from '#functions/db/personal-columns.ts'
import { contactMessages, newsletterSubscriptions, quoteRequests, users } from '#functions/db/schema.ts'
import { waitingSince } from '#functions/db/waiting.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import type { SignedIn } from '#functions/sessions/lucia.ts'
import { eraseMails, eraseProgress, releaseFiles } from './erased-rows.ts'
import { demandPassword } from './password-again.ts'
import { countErasure } from './registrations.ts'

/** The customer's own deletion: erases the account after its password was given again. */
export async function eraseAccount(
  env: Bindings,
  { user }: SignedIn,
  password: string,
): Promise<KeptContract[]> {
  await demandPassword(env, user.id, password)
  return erasePerson(env, user)
}

/**
 * Erases a person: deletes the account, sessions, links, saved list, instruments, subscription, messages and files.
 * Quote requests stay for the company's figures, without their personal columns (`personal-columns.ts`) and everything
 * that happened since: timeline, messages, links and offers. Contracts are archived instead: what proves them stays,
 * for the desk only, and they are what this returns (docs/decisions/0069). Pending mails about the person are not sent.
 * `together` is what else happens in the batch: the entry of the journal, where it is not the person's own wish.
 */
export async function erasePerson(
  env: Pick<Bindings, 'DB'>,
  user: Owner,
  together: (db: Db) => readonly Statement[] = () => [],
): Promise<KeptContract[]> {
  const db = openDb(env.DB)
  const filters = ownershipFilters(user)
  const at = clock.now().toISOString()
  const { reference, acceptedAt } = quoteRequests
  const { archived } = await batchByName(
    db,
    {
      archived: db
        .update(quoteRequests)
        .set({
          ...erasedValues('quoteRequests', { inContract: true }),
          archivedAt: at,
          // An order that was not processed yet is still to be delivered.
          waitingSince,
        })
        .where(and(filters.quotes, isContract))
        .returning({ reference, acceptedAt }),
    },
    {
      before: [
        ...together(db),
        recordAcceptances(db, filters.quotes),
        ...eraseMails(db, user),
        releaseFiles(db, user, at),
        ...eraseProgress(db, user),
        db.delete(newsletterSubscriptions).where(filters.newsletter),
        db.delete(contactMessages).where(filters.messages),
        db
          .update(quoteRequests)
          .set({ ...erasedValues('quoteRequests'), waitingSince: null })
          .where(and(filters.quotes, not(isContract))),
      ],
      after: [
        countErasure(db, user.id),
        // Sessions, password, links, list and instruments are deleted with the user (on delete cascade).
        db.delete(users).where(eq(users.id, user.id)),
      ],
    },
  )
  return archived.map((contract) => ({
    reference: contract.reference,
    keptUntil: contractKeptUntil(contract.acceptedAt ?? at),
  }))
}
