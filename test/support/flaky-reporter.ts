import type { Reporter, TestCase } from 'vitest/node'

/** Begins each line of the report; `npm test` repeats these lines at its end. */
export const flakyMark = 'Flaky: '

/** Names every test that passed at its second attempt only: such a test hides a race, and is a fault to be mended. */
export default class FlakyReporter implements Reporter {
  readonly #flaky: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd(): void {
    for (const name of this.#flaky) console.log(flakyMark + name)
  }
}
