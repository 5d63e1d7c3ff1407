import type { Page } from 'playwright-core'
import { eventually } from './support.ts'

/** One red pixel. */
const buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Puts a photo beside a data plate and waits until it is drawn. */
export async function showPhoto(page: Page): Promise<void> {
  await page.locator('#plate-photo').setInputFiles({ name: 'plaque.png', mimeType: 'image/png', buffer })
  const shown = page.locator('.plate-photo canvas')
  await eventually(() => shown.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(1)
}
