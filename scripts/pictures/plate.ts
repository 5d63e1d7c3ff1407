import { lettering, widthOf } from './lettering.ts'
import { palette } from './palette.ts'
import { left, textWidth } from './pieces.ts'

export type PlateEntry = { symbol: string; value: string }

const size = 28
const pad = 22
const gap = 28
const lineHeight = 46
export const plateHeight = 72

/**
 * The data plate of the instrument: class in its oval, then symbols and values, on two lines where one is too short.
 */
export function plate(entries: readonly PlateEntry[], accuracyClass: string | null, top: number): string {
  const classWidth = accuracyClass ? widthOf(accuracyClass, { size, weight: 600 }) + 44 : 0
  const start = pad + (accuracyClass ? classWidth + gap : 0)
  let [x, line, reach] = [start, 0, start - gap]
  let body = accuracyClass ? oval(accuracyClass, classWidth, top) : ''
  for (const { symbol, value } of entries) {
    const symbolWidth = widthOf(`${symbol}\u00a0`, { size })
    const entryWidth = symbolWidth + widthOf(value, { size, weight: 600 })
    if (x > pad && x + entryWidth + pad > textWidth) [x, line] = [pad, line + 1]
    const y = top + lineHeight * (line + 1)
    body +=
      lettering(symbol, { x: left + x, y, size, fill: palette.ink2 }) +
      lettering(value, { x: left + x + symbolWidth, y, size, weight: 600, fill: palette.ink })
    reach = Math.max(reach, x + entryWidth)
    x += entryWidth + gap
  }
  return `<rect x="${left}" y="${top}" width="${reach + pad}" height="${plateHeight + line * lineHeight}" rx="5" fill="none" stroke="${palette.ink2}" stroke-width="1.5"/>${body}`
}

const oval = (accuracyClass: string, width: number, top: number): string =>
  `<rect x="${left + pad}" y="${top + 15}" width="${width}" height="42" rx="21" fill="none" stroke="${palette.ink}" stroke-width="2"/>` +
  lettering(accuracyClass, {
    x: left + pad + width / 2,
    y: top + lineHeight,
    size,
    weight: 600,
    fill: palette.ink,
    anchor: 'middle',
  })
