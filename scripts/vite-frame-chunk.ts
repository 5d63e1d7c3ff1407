import { basename, extname } from 'node:path'
import type { Plugin } from 'vite'

/** Their modules are there before a page starts: the entries of the site, and the pages that this module lists. */
const entriesOfSite = /\/(index\.html|src\/entry-early\.ts)$/
const listOfPages = /\/src\/pages\/index\.ts$/
const lateParts = /\/src\/(pages\/late-frame|entry-late)\.ts$/

/**
 * Makes one chunk of `src/pages/late-frame.ts`, `src/entry-late.ts` and their static imports. The plugin finds the
 * modules, the groups belong into the bundler's `codeSplitting`. A module that some page needs at its start keeps a chunk
 * of its own: within the frame's it would make that page wait for the whole.
 */
export function frameChunk() {
  const frame = new Set<string>()
  const atStart = new Set<string>()
  const plugin: Plugin = {
    name: 'frame-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const idsOf = (pattern: RegExp) => [...this.getModuleIds()].filter((id) => pattern.test(id))
      const addWithImports = (found: Set<string>, roots: readonly string[]) => {
        for (const root of roots) found.add(root)
        for (const id of found) for (const own of this.getModuleInfo(id)?.importedIds ?? []) found.add(own)
      }
      const pages = idsOf(listOfPages).flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      addWithImports(atStart, [...idsOf(entriesOfSite), ...pages])
      addWithImports(frame, idsOf(lateParts))
    },
  }
  const nameOf = (id: string) => basename(id, extname(id))
  const groups = [
    {
      name: nameOf,
      test: (id: string) => frame.has(id) && atStart.has(id),
      // Else its imports would come with it, and so to pages that need only one of them.
      includeDependenciesRecursively: false,
    },
    { name: 'frame', test: (id: string) => frame.has(id) },
  ]
  return { plugin, groups }
}
