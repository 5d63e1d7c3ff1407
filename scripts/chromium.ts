import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** The shell draws as Chromium does and needs half of its processor time, having no window of its own to manage. */
const executables = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The browser that is installed here; null when there is none. */
export const findChromium = (): string | null => executables.find((path) => existsSync(path)) ?? null

/** Debian's Chromium, which asks the network for nothing of its own. */
export const launchChromium = () =>
  chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-software-rasterizer',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
