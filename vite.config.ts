import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunksOfPages } from './scripts/vite-chunks.ts'

/** The same for client and Worker of one build; pages cached by an older build are not served by a newer one. */
const build = Date.now().toString(36)

const port = Number(process.env.PORT ?? 8787)

export default defineConfig({
  define: { __BUILD__: JSON.stringify(build) },
  server: { port, strictPort: true },
  plugins: [
    react(),
    chunksOfPages() as Plugin,
    cloudflare({ inspectorPort: false, persistState: { path: process.env.STATE_DIR ?? '.wrangler/state' } }),
  ],
  environments: {
    client: { build: { target: 'baseline-widely-available', assetsInlineLimit: 0, cssCodeSplit: false } },
  },
})
