import type { Plugin } from 'vite'

/**
 * Compiles the style sheets of the Worker's build for the same browsers as the client's: pages link them by a hash of
 * their content, and a browser would otherwise load both.
 */
export function sameStyles(): Plugin {
  return {
    name: 'same-styles',
    // Each environment of a build has a resolved configuration of its own.
    configResolved({ build, environments }) {
      const cssTarget = environments.client?.build.cssTarget
      if (!cssTarget) throw new Error('The client has no target for its style sheets')
      build.cssTarget = cssTarget
    },
  }
}
