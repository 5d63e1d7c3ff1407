/** Identifies the build; part of cache keys, so that no page of an older build is served. Set by vite.config.ts. */
declare const __BUILD__: string | undefined
export const build = typeof __BUILD__ === 'undefined' ? 'unbuilt' : __BUILD__
