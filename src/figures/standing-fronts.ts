import { box, circle, type Draw, d, round, screen, stroke } from './front-pen.ts'

/** A wheel that stands on a floor. */
const wheel = (x: number, floor: number, radius: number) => circle(x, floor - radius, radius)

/** A base to stand on, a column and a display at its top. */
export const column: Draw = ([w, h, p]) => [
  stroke('surface', box([w * 0.45, h * 0.1, w * 0.1, h * 0.86])),
  stroke('surface', round([w * 0.18, 0, w * 0.64, h * 0.13], h * 0.015)),
  ...screen([w * 0.25, h * 0.03, w * 0.5, h * 0.065]),
  stroke('surface', round([0, h * 0.955, w, h * 0.045], h * 0.01)),
  stroke('surface', round([(w - p) / 2, h * 0.94, p, h * 0.02], h * 0.005)),
]

/** The same with handles for what flows through the body. */
export const handled: Draw = (front) => {
  const [w, h] = front
  const handle = (from: number, to: number) =>
    d`M${w * 0.5} ${h * 0.2}H${w * from}q${w * (to - from)} 0 ${w * (to - from)} ${h * 0.05}V${h * 0.36}`
  return [stroke('detail', handle(0.12, 0.04), handle(0.88, 0.96)), ...column(front)]
}

/** A platform between rails. */
export const railed: Draw = (front) => {
  const [w, h] = front
  return [
    stroke(
      'detail',
      d`M${w * 0.05} ${h * 0.95}V${h * 0.16}q0 ${-h * 0.04} ${w * 0.08} ${-h * 0.04}H${w * 0.87}q${w * 0.08} 0 ${w * 0.08} ${h * 0.04}V${h * 0.95}M${w * 0.05} ${h * 0.5}H${w * 0.95}`,
    ),
    ...column(front),
  ]
}

/** A chair on wheels. */
export const chair: Draw = ([w, h]) => [
  stroke('surface', round([w * 0.14, 0, w * 0.72, h * 0.52], w * 0.06)),
  stroke('surface', box([w * 0.46, h * 0.56, w * 0.08, h * 0.3])),
  stroke('surface', round([w * 0.08, h * 0.5, w * 0.84, h * 0.1], w * 0.03)),
  stroke(
    'surface',
    round([0, h * 0.26, w * 0.1, h * 0.29], w * 0.03),
    round([w * 0.9, h * 0.26, w * 0.1, h * 0.29], w * 0.03),
  ),
  stroke('surface', round([w * 0.08, h * 0.83, w * 0.84, h * 0.06], w * 0.02)),
  stroke('surface', ...[0.16, 0.84].map((share) => wheel(w * share, h, Math.min(w * 0.09, h * 0.07)))),
  ...screen([w * 0.34, h * 0.64, w * 0.32, h * 0.09]),
]

/** A pan in chains under its dial. */
export const hanging: Draw = ([w, h, p]) => [
  stroke(
    'detail',
    d`M${w * 0.36} ${h * 0.3}L${(w - p) / 2 + p * 0.04} ${h * 0.88}M${w * 0.64} ${h * 0.3}L${(w + p) / 2 - p * 0.04} ${h * 0.88}M${w * 0.5} ${h * 0.3}V${h * 0.88}`,
  ),
  stroke('detail', circle(w * 0.5, h * 0.03, h * 0.03)),
  stroke('surface', round([w * 0.18, h * 0.06, w * 0.64, h * 0.26], h * 0.03)),
  ...screen([w * 0.26, h * 0.12, w * 0.48, h * 0.1]),
  stroke(
    'surface',
    d`M${(w - p) / 2} ${h * 0.86}h${p}q${-p * 0.06} ${h * 0.14} ${-p * 0.2} ${h * 0.14}h${-p * 0.6}q${-p * 0.14} 0 ${-p * 0.2} ${-h * 0.14}z`,
  ),
]

/** A pallet truck from its side. */
export const truck: Draw = ([w, h]) => [
  stroke('detail', d`M${w * 0.9} ${h * 0.62}L${w * 0.975} ${h * 0.05}`),
  stroke('surface', round([w * 0.94, 0, w * 0.06, h * 0.08], h * 0.02)),
  stroke('surface', wheel(w * 0.08, h, Math.min(h * 0.04, w * 0.08))),
  stroke('surface', d`M0 ${h * 0.925}L${w * 0.04} ${h * 0.895}H${w * 0.76}V${h * 0.955}H${w * 0.02}z`),
  stroke(
    'surface',
    d`M${w * 0.75} ${h * 0.955}V${h * 0.58}q0 ${-h * 0.04} ${w * 0.03} ${-h * 0.04}H${w * 0.9}q${w * 0.04} 0 ${w * 0.04} ${h * 0.06}V${h * 0.9}z`,
  ),
  stroke('surface', wheel(w * 0.88, h, Math.min(h * 0.07, w * 0.1))),
  stroke('surface', round([w * 0.73, h * 0.34, w * 0.19, h * 0.18], h * 0.02)),
  ...screen([w * 0.75, h * 0.37, w * 0.15, h * 0.08]),
]
