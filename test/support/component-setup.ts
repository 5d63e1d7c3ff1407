import { vi } from 'vitest'

/** Runs before each file of the component tests: happy-dom loads no stylesheets, for which React would wait. */
vi.mock('#src/site/stylesheet.tsx', () => ({
  Stylesheet: () => null,
  stylesheets: () => () => null,
  withStyles: (View: unknown) => View,
}))
