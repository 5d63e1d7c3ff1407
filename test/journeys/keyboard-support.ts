import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hasFocus } from './support.ts'

/** Presses Tab until the element has the focus, up to a limit. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  let element = await target.elementHandle()
  for (let i = 0; i < 150; i++) {
    // An element that was mounted again meanwhile is another one.
    if (!(await element?.evaluate((node) => node.isConnected))) element = await target.elementHandle()
    if (await element?.evaluate(hasFocus)) return
    await page.keyboard.press(key)
  }
  throw new Error(`150 × ${key} never reached ${target}`)
}

/** The focused element has a visible focus ring. */
export async function expectFocusRing(target: Locator): Promise<void> {
  const outline = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })
  expect(outline).toBeGreaterThanOrEqual(2)
}

export const isInside = (dialog: Locator) => dialog.evaluate((box) => box.contains(document.activeElement))

/** Every element that Tab reaches from here is in the dialog, or outside the page (the browser's own bars). */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  // Once around and a little further, then back.
  const controls = await dialog.locator('a[href], button, input, select, textarea, summary').count()
  const around = controls + 3
  for (let i = 0; i < around + 5; i++) {
    await page.keyboard.press(i < around ? 'Tab' : 'Shift+Tab')
    const outside = await page.evaluate(() => document.activeElement === document.body)
    if (!outside) expect(await isInside(dialog)).toBe(true)
  }
  for (let i = 0; i < 3 && !(await isInside(dialog)); i++) await page.keyboard.press('Shift+Tab')
  expect(await isInside(dialog)).toBe(true)
}
