import { budgets } from './budgets.ts'
import { siteTargets } from './edge-targets.ts'
import { load } from './load.ts'
import { buildSite } from './site.ts'
import { budgetCell, printTable, short } from './table.ts'
import { startServers } from './workerd.ts'

const rounds = 7
const amount = 400

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** p95 of answers without a model and of searches by the same site, alternating; the ratio is that of each round. */
export async function answers(): Promise<void> {
  const servers = await startServers(buildSite())
  try {
    const targets = await siteTargets()
    const [search, answer] = ['API search', 'assistant'].map((name) =>
      targets.find((target) => target.name === name),
    )
    if (!search || !answer) throw new Error('there is nothing to compare')
    for (const target of [search, answer]) await load(target, servers.pid, amount)
    const measured: { search: number; answer: number }[] = []
    for (let round = 0; round < rounds; round++)
      measured.push({
        search: (await load(search, servers.pid, amount)).p95Ms,
        answer: (await load(answer, servers.pid, amount)).p95Ms,
      })
    const ratio = middle(measured.map((round) => round.answer / round.search))
    printTable(
      `Answers: median of ${rounds} alternating rounds, 8 connections`,
      ['what', 'p95 ms', 'ratio'],
      [
        ['API search', short(middle(measured.map((round) => round.search))), ''],
        [
          'assistant',
          short(middle(measured.map((round) => round.answer))),
          budgetCell('assistant ÷ API search, p95', ratio, budgets.answerOverSearch),
        ],
      ],
    )
  } finally {
    await servers.stop()
  }
}
