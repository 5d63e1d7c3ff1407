import { contractKeptUntil } from '#domain/quote-requests/kept-until.ts'

/** The last day (ISO, in Paris) on which an archived contract is kept; null for what is not archived. */
export const archivedUntil = ({
  archivedAt,
  acceptedAt,
}: {
  archivedAt: string | null
  acceptedAt: string | null
}): string | null => (archivedAt === null ? null : contractKeptUntil(acceptedAt ?? archivedAt))
