import type { DrawingData } from '#domain/catalogue/drawing-data.ts'
import { dimensionLine, extensionLines, sizeLabel } from './dimension-line.ts'
import { fallback, kinds } from './kinds.ts'
import { seal } from './parts.ts'
import { widthOnSheet } from './plan.ts'
import { groundLine, sheet } from './sheet.ts'

/** Every kind with a drawing of its own. */
export const drawingKinds: string[] = [...kinds.keys()]

function realWidth({ platform, dimensionMm }: DrawingData): number | null {
  if (!platform) return dimensionMm
  return platform.shape === 'round' ? platform.diameterMm : platform.widthMm
}

/** SVG document of the instrument, light and dark, under 4 KB. */
export function drawing(data: DrawingData): string {
  const kind = kinds.get(data.kind) ?? fallback
  const real = realWidth(data)
  const round = data.platform?.shape === 'round'
  const { body, from, to, hangs, ...mark } = kind.draw({
    width: widthOnSheet(kind, real),
    aspect: data.platform?.shape === 'rect' ? data.platform.depthMm / data.platform.widthMm : 1,
    round,
    column: data.column,
  })
  return sheet(
    (hangs ? '' : groundLine) +
      (real === null ? '' : extensionLines(from, to)) +
      body +
      (data.verified ? seal(mark.seal) : '') +
      (real === null ? '' : dimensionLine(from, to, sizeLabel(real, round))),
  )
}
