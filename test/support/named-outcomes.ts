import type { Reporter, TestCase } from 'vitest/node'

/** What begins the lines of the report; `npm test` repeats these lines at its end. */
export const outcomeMarks = ['Flaky: ', 'Failed test: '] as const

/**
 * Names at the end of a run every test that failed, and every one that passed at its second attempt only, each with
 * why: the end of a long log is what remains of it, and a flaky test hides a race to be mended.
 */
export default class NamedOutcomes implements Reporter {
  readonly #lines: string[] = []

  onTestCaseResult(test: TestCase): void {
    const [flaky, failed] = outcomeMarks
    const mark = test.result().state === 'failed' ? failed : test.diagnostic()?.flaky ? flaky : null
    if (mark === null) return
    const [first] = test.result().errors ?? []
    const reason = first?.message.replaceAll(/\s+/g, ' ').slice(0, 600) ?? 'no message'
    this.#lines.push(`${mark}${test.module.relativeModuleId} > ${test.fullName}: ${reason}`)
  }

  onTestRunEnd(): void {
    for (const line of this.#lines) console.log(line)
  }
}
