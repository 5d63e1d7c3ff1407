import type { TestProject } from 'vitest/node'
import '#test/support/site.ts'
import { seededState } from '../../scripts/seeded-state.ts'

/** Each file starts a site of its own from this state. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('seededState', await seededState())
}
