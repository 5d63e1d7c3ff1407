import type { DrawingData } from '#domain/catalogue/drawing-data.ts'
import { dimensionLine, sizeLabel } from './dimension-line.ts'
import { fallback, kinds } from './kinds.ts'
import { seal } from './parts.ts'
import { widthOnSheet } from './plan.ts'
import { groundLine, sheet } from './sheet.ts'

/** Every kind with a drawing program of its own. */
export const drawingKinds: string[] = [...kinds.keys()]

function realWidth({ plate, dimensionMm }: DrawingData): number | null {
  if (!plate) return dimensionMm
  return plate.shape === 'round' ? plate.diameterMm : plate.widthMm
}

/** SVG document of the instrument, light and dark, under 4 KB. */
export function drawing(data: DrawingData): string {
  const kind = kinds.get(data.kind) ?? fallback
  const real = realWidth(data)
  const round = data.plate?.shape === 'round'
  const { body, from, to, hangs, ...mark } = kind.draw({
    width: widthOnSheet(kind, real),
    aspect: data.plate?.shape === 'rect' ? data.plate.depthMm / data.plate.widthMm : 1,
    round,
    column: data.column,
  })
  return sheet(
    (hangs ? '' : groundLine) +
      body +
      (data.verified ? seal(mark.seal) : '') +
      (real === null ? '' : dimensionLine(from, to, sizeLabel(real, round))),
  )
}
