/** Changes with each build, so that no page of an older one is served from a cache. Set by vite.config.ts. */
declare const __BUILD__: string | undefined
export const build = typeof __BUILD__ === 'undefined' ? 'unbuilt' : __BUILD__
