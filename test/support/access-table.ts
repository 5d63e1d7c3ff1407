import { roles } from '#domain/staff/staff-schemas.ts'
import { contract } from '#src/contract/contracts.ts'
import type { Access, Endpoint } from '#src/contract/endpoint.ts'

const heading = `# Who reaches which endpoint

Written from the contract (\`src/contract\`) by \`vitest run -u --project unit test/functions/staff.test.ts\`, which fails
when it is another one. « Link » is that of a mail to the company, for its request alone; whoever is not named gets the
404 of strangers, without a session 401. Two roles reach what either does. Tests try every role and the link on every
endpoint (\`test/functions/staff.test.ts\`), strangers and owners in \`test/functions/access.test.ts\`.
`

const plain: Record<Extract<Access, string>, string> = {
  public: 'everybody',
  customer: 'a customer',
  'request-link': 'the customer’s link to a request',
  file: 'owner, key or link of the file',
  desk: '',
  monitor: 'everybody; details by the key of monitors',
}

/** The table of access as Markdown: who reaches which endpoint, by the contract. */
export function accessTable(): string {
  const all = Object.entries(contract) as [string, Endpoint][]
  const desk = all.filter(([, { access }]) => access === 'desk')
  const others = all.filter(([, { access }]) => access !== 'desk')
  const mark = (is: boolean) => (is ? 'x' : '')
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
  const deskRow = ([name, { roles: needed = [] }]: [string, Endpoint]) =>
    row(
      `\`${name}\``,
      ...roles.map((role) => mark(needed.length === 0 || role === 'administrator' || needed.includes(role))),
      mark(needed.length === 0 || (needed.includes('sales') && name.includes(':reference'))),
    )
  const who = (access: Access) => (typeof access === 'string' ? plain[access] : `its owner (${access.owns})`)
  return [
    heading,
    '## Desk\n',
    row('endpoint', ...roles, 'link'),
    row(...Array.from({ length: roles.length + 2 }, () => '---')),
    ...desk.map(deskRow),
    '\n## Everywhere else\n',
    row('endpoint', 'who'),
    row('---', '---'),
    ...others.map(([name, { access }]) => row(`\`${name}\``, who(access))),
    '',
  ].join('\n')
}
