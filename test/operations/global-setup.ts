import type { TestProject } from 'vitest/node'
import '#test/support/site.ts'
import { seededState } from '#scripts/seeded-state.ts'

/** The state that each file copies for its own site. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('seededState', await seededState())
}
