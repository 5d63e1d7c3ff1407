import { afterAll, expect, test } from 'vitest'
import { openSite } from '#test/support/open-site.ts'
import { contactBody } from '#test/support/requests.ts'
import { openRelay, type RelayAnswer } from '#test/support/scripted-relay.ts'

const script: Record<string, RelayAnswer> = { EHLO: 'hang-up' }
const relay = await openRelay(script)
afterAll(() => relay[Symbol.asyncDispose]())
const site = await openSite({
  MAIL_TRANSPORT: 'smtp',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: relay.port,
  SMTP_USERNAME: 'balance',
  SMTP_PASSWORD: 'secret',
})

test('A relay that hangs up stops neither the site nor the mail, and one that ignores QUIT gets it once', async () => {
  await site.post('/api/contact', { ...contactBody, email: 'smtp-faults@example.org' })
  const failed = () =>
    site.rows<{ id: string }>("select id from outbox where last_error like '%closed the connection%'").length
  await expect.poll(failed, { timeout: 20_000 }).toBe(2)
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200)

  delete script.EHLO
  script.QUIT = 'silence'
  const sent = () => site.rows<{ id: string }>("select id from outbox where state = 'sent'").length
  await expect.poll(sent, { timeout: 40_000 }).toBe(2)
  expect(relay.commands.filter((command) => command === 'message')).toHaveLength(2)
})
