import type { Site } from './site.ts'

/** Puts a version of an offer into the database, as the company sends it: two lines, 648,00 € with VAT. */
export async function insertOffer(site: Site, reference: string, version = 1): Promise<void> {
  const at = new Date().toISOString()
  const [{ id } = { id: '' }] = site.rows<{ id: string }>(
    'select id from quote_requests where reference = ?',
    reference,
  )
  await site.write("update offers set state = 'superseded' where quote_id = ? and state = 'sent'", id)
  await site.write(
    'insert into offers (quote_id, version, sent_at, valid_until) values (?, ?, ?, ?)',
    id,
    version,
    at,
    '2099-12-31',
  )
  const line =
    'insert into offer_lines (quote_id, version, position, text, quantity, unit_cents, discount_cents, vat_permille, item_position) values (?, ?, ?, ?, ?, ?, ?, ?, ?)'
  await site.write(line, id, version, 0, 'Montevigne P1, MV-P1-6', 2, 27_000, 4_000, 200, 0)
  await site.write(line, id, version, 1, 'Mise en service', 1, 4_000, 0, 200, null)
  await site.write(
    "insert into request_events (id, quote_id, at, event, actor, version) values (?, ?, ?, 'offer-sent', 'company', ?)",
    crypto.randomUUID(),
    id,
    at,
    version,
  )
  await site.write("update quote_requests set state = 'offered' where id = ?", id)
}
