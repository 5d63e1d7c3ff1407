import { and, asc, count, eq, gt } from 'drizzle-orm'
import { csvLine } from '#domain/text/csv.ts'
import { openDb } from '#functions/db/client.ts'
import { newsletterSubscriptions } from '#functions/db/schema.ts'
import { unsubscribeLinks } from '#functions/newsletter/newsletter-links.ts'
import { type LinkEnv, linkConfigurationProblem } from '#functions/platform/links.ts'
import { keptSecrets } from '../../deploy/kept-secrets.ts'
import { port } from '../../local.ts'
import { actions, argumentsOf } from '../actions.ts'
import { type Command, type ExitCode, type Given, Refused } from '../command.ts'
import { configured, localSecrets } from '../configured.ts'

const pageSize = 1000

/** The readers of the newsletter. */
export const newsletter: Command = {
  summary:
    'Subscriptions by language and state; the confirmed ones as CSV with the links that a letter must contain',
  usage: '[export]',
  run: actions({ export: exportReaders }, numbers),
}

async function numbers(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  const { state, locale } = newsletterSubscriptions
  const rows = await openDb((await given.bindings()).DB)
    .select({ state, language: locale, subscriptions: count().as('subscriptions') })
    .from(newsletterSubscriptions)
    .groupBy(state, locale)
    .limit(10)
  given.show(rows)
  return 0
}

/** Links are signed with the site’s own secret: in the environment, or where `npm run deploy` has kept it. */
function linkEnv(remote: boolean): LinkEnv {
  const { SITE_ORIGIN, LINK_SECRET } = process.env
  const here = { SITE_ORIGIN: `http://localhost:${port()}`, LINK_SECRET: localSecrets().LINK_SECRET }
  const there = { SITE_ORIGIN: configured('SITE_ORIGIN'), LINK_SECRET: keptSecrets().LINK_SECRET }
  const selected = remote ? there : here
  return {
    SITE_ORIGIN: SITE_ORIGIN ?? selected.SITE_ORIGIN,
    LINK_SECRET: LINK_SECRET ?? selected.LINK_SECRET,
  }
}

async function exportReaders(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  const env = linkEnv(given.remote)
  const problem = linkConfigurationProblem(env)
  if (problem) throw new Refused(problem)
  const rows = []
  for (const { id, email, locale, confirmedAt } of await confirmedReaders(given)) {
    const { page, oneClick } = await unsubscribeLinks(env, { id, locale })
    rows.push({
      ...{ email, language: locale, confirmed: confirmedAt ?? '' },
      ...{ unsubscribe_page: page, list_unsubscribe: oneClick },
    })
  }
  if (given.json) given.show(rows)
  else {
    given.write(csvLine(['email', 'language', 'confirmed', 'unsubscribe_page', 'list_unsubscribe']))
    for (const row of rows) given.write(csvLine(Object.values(row)))
  }
  return 0
}

/** In pages by the unique address, so that a page costs what it holds. */
async function confirmedReaders({ bindings }: Given) {
  const db = openDb((await bindings()).DB)
  const { id, email, locale, confirmedAt, state } = newsletterSubscriptions
  const page = (after: string) =>
    db
      .select({ id, email, locale, confirmedAt })
      .from(newsletterSubscriptions)
      .where(and(eq(state, 'confirmed'), gt(email, after)))
      .orderBy(asc(email))
      .limit(pageSize)
  const all: Awaited<ReturnType<typeof page>> = []
  for (;;) {
    const rows = await page(all.at(-1)?.email ?? '')
    all.push(...rows)
    if (rows.length < pageSize) return all
  }
}
