import type { Reporter, TestCase } from 'vitest/node'

/** Begins each line of the report; `npm test` repeats these lines at its end. */
export const flakyMark = 'Flaky: '

/**
 * Names every test that passed at its second attempt only, and why its first failed: such a test hides a race to be
 * mended.
 */
export default class FlakyReporter implements Reporter {
  readonly #flaky: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    const reason = first?.message.replaceAll(/\s+/g, ' ').slice(0, 400) ?? 'no message'
    this.#flaky.push(`${test.module.relativeModuleId} > ${test.fullName}: ${reason}`)
  }

  onTestRunEnd(): void {
    for (const name of this.#flaky) console.log(flakyMark + name)
  }
}
