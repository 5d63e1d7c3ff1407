import { basename, extname } from 'node:path'
import type { Plugin } from 'vite'

const entryOfSite = /\/index\.html$/
/** Runs before the entry, so it must not wait for its chunks. */
const earlyEntry = /\/src\/entry-early\.ts$/
const listOfPages = /\/src\/pages\/page-table\.ts$/
const deferredFrame = /\/src\/(pages\/deferred-frame|entry-deferred)\.ts$/

/**
 * The chunks that every page shares. `libraries` and `site` are the static imports of the entry and those that all
 * pages have in common; libraries change less often, and large files compress better than small ones. `frame` is
 * `src/pages/deferred-frame.ts`, `src/entry-deferred.ts` and their static imports. The plugin finds the modules,
 * the groups belong into the bundler's `codeSplitting`.
 */
export function sharedChunks() {
  const entry = new Set<string>()
  const atStart = new Set<string>()
  const frame = new Set<string>()
  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const idsOf = (pattern: RegExp) => [...this.getModuleIds()].filter((id) => pattern.test(id))
      const importsOf = (roots: Iterable<string>) => {
        const reached = new Set(roots)
        for (const id of reached)
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
        return reached
      }
      const add = (to: Set<string>, ids: Iterable<string>) => {
        for (const id of ids) to.add(id)
      }
      const pages = idsOf(listOfPages)
        .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        .map((page) => importsOf([page]))
      add(entry, importsOf(idsOf(entryOfSite)))
      const [first = new Set<string>(), ...others] = pages
      add(
        entry,
        [...first].filter((id) => others.every((page) => page.has(id))),
      )
      add(atStart, entry)
      add(atStart, importsOf(idsOf(earlyEntry)))
      for (const page of pages) add(atStart, page)
      add(frame, importsOf(idsOf(deferredFrame)))
    },
  }
  const nameOf = (id: string) => basename(id, extname(id))
  const isLibrary = (id: string) => id.includes('/node_modules/')
  const groups = [
    { name: 'libraries', test: (id: string) => entry.has(id) && isLibrary(id) },
    { name: 'site', test: (id: string) => entry.has(id) && !isLibrary(id) },
    {
      // A module that some page needs at its start: within the frame's chunk it would make that page wait for the
      // whole.
      name: nameOf,
      test: (id: string) => frame.has(id) && atStart.has(id),
      // Else its imports would come with it, and so to pages that need only one of them.
      includeDependenciesRecursively: false,
    },
    { name: 'frame', test: (id: string) => frame.has(id) },
  ]
  return { plugin, groups }
}
