import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files: started last, one of them would keep a single processor busy at the end. */
const longest = [
  'journeys/every-page',
  'journeys/request-life',
  'journeys/configurator',
  'journeys/accessibility',
  'journeys/scales-states',
  'journeys/dashboard-states',
  'journeys/accessibility-account',
  'journeys/comparison',
  'journeys/newsletter',
  'journeys/pages',
  'journeys/auth-modal',
  'journeys/account-header',
  'journeys/keyboard',
  'build/crawl',
  'functions/clock-jumps',
  'functions/scales-reminders',
  'functions/newsletter',
  'functions/outbox',
  'functions/access',
  'functions/sign-up',
  'functions/request-limits',
  'functions/catalogue',
  'functions/quotes-refused',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return rank === -1 ? longest.length : rank
}

/** The slowest files first, then Vitest's own order (by its record of earlier runs, else by size). */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => rankOf(a) - rankOf(b))
  }
}
