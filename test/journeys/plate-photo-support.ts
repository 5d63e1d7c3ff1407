import type { Page } from 'playwright-core'
import { eventually } from './support.ts'

/** One red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture of lines of lettering on a grey plate, as they are typed. */
export async function drawPlate(page: Page, lines: readonly string[]): Promise<Buffer> {
  await page.setContent(
    `<div style="display:inline-block;background:#d9d9d4;color:#222;font:34px/1.6 sans-serif;padding:40px">
      ${lines.map((line) => `<div>${line}</div>`).join('')}</div>`,
  )
  return page.locator('div').first().screenshot()
}

/** Chooses the photo of a data plate. */
export async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
  await page.locator('#plate-photo').setInputFiles({ name: 'plaque.png', mimeType: 'image/png', buffer })
}

/** Puts a photo without any text beside a data plate and waits until it is drawn. */
export async function showPhoto(page: Page): Promise<void> {
  await choosePhoto(page, pixel)
  const shown = page.locator('.plate-photo canvas')
  await eventually(() => shown.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(1)
}
