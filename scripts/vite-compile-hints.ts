import type { Plugin } from 'vite'

/**
 * Chromium then compiles all functions of the file while it arrives, in a thread of its own, instead of each when it is
 * first called: hydration calls most of React's. Other browsers see a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Adds the hint to these chunks, after their comments have been removed. */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue
          chunk.code = hint + chunk.code
          if (chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`
        }
      },
    },
  }
}
