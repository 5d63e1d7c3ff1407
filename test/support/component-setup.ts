import { vi } from 'vitest'

/** Runs before each file of the component tests: happy-dom loads no stylesheets, for which React would wait. */
vi.mock('#src/app/later/stylesheet.tsx', () => ({
  Stylesheet: () => null,
  stylesheets: () => () => null,
  withStyles: (View: unknown) => View,
}))
