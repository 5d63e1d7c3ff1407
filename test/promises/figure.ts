import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** What was measured, for the table of `npm run promises`. */
    figure?: string
  }
}

/** Says what a test has measured. */
export function figure({ task }: Pick<TestContext, 'task'>, text: string): void {
  task.meta.figure = text
}
