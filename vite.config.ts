import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunksOfPages } from './scripts/vite-chunks.ts'
import { dictionaries, dictionaryFile } from './scripts/vite-dictionaries.ts'
import { pagesFolder } from './scripts/vite-pages-folder.ts'
import { picturesOfPages } from './scripts/vite-pictures.ts'
import { sameStyles } from './scripts/vite-same-styles.ts'
import { sharedChunks } from './scripts/vite-shared-chunks.ts'
import { singleConfig } from './scripts/vite-single-config.ts'

/** Identifies the build in client and Worker, so that pages cached by an older build are not served by a newer one. */
const build = Date.now().toString(36)

const shared = sharedChunks()

const port = Number(process.env.PORT ?? 8787)

export default defineConfig({
  define: { __BUILD__: JSON.stringify(build) },
  server: { port, strictPort: true },
  plugins: [
    react(),
    dictionaries() as Plugin,
    chunksOfPages() as Plugin,
    picturesOfPages() as Plugin,
    sameStyles() as Plugin,
    shared.plugin,
    cloudflare({
      inspectorPort: false,
      // Wrangler would load no other secret than the required ones from .dev.vars into a local run.
      config: (config) => {
        config.main = 'functions/index.ts'
        delete config.secrets
      },
      persistState: { path: process.env.STATE_DIR ?? '.wrangler/state' },
    }),
    pagesFolder() as Plugin,
    singleConfig() as Plugin,
  ],
  environments: {
    client: {
      build: {
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        // The edge preloads the files of a page; a helper around every import would cost each page a kilobyte.
        modulePreload: false,
        // The company's desk is an entry of its own: no page of the site leads to its code.
        rolldownOptions: {
          input: ['index.html', 'src/entry-early.ts', 'src/pages/desk-entry.tsx'],
          output: {
            codeSplitting: { groups: shared.groups },
            chunkFileNames: ({ facadeModuleId }) =>
              dictionaryFile(facadeModuleId) ?? 'assets/[name]-[hash].js',
          },
          // Code of the frame is asked for by name in other places, which cannot know that it is there.
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        },
      },
    },
  },
})
