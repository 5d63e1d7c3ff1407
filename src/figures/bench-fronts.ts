import { box, type Draw, d, feet, round, screen, stroke } from './front-pen.ts'

/** A platform on its frame; long ones stand on more feet and show their sections. */
export const slab: Draw = ([w, h, p]) => {
  const inset = Math.min(w * 0.03, h * 0.3)
  const spans = Math.max(1, Math.round(w / 3000))
  const posts = Array.from({ length: spans + 1 }, (_, i) => w * (0.08 + (0.84 * i) / spans))
  return [
    stroke('surface', round([inset, h * 0.2, w - 2 * inset, h * 0.58], h * 0.06)),
    feet(posts, [h * 0.78, h], Math.min(w * 0.08, h * 0.5)),
    stroke('surface', round([(w - p) / 2, 0, p, h * 0.26], h * 0.05)),
    stroke('detail', ...posts.slice(1, -1).map((x) => d`M${x} ${h * 0.26}V${h * 0.78}`)),
  ]
}

/** A platform between the ramps that lead over it. */
export const ramped: Draw = ([w, h]) => {
  const ramp = Math.min(w * 0.16, h * 4)
  return [
    stroke('surface', d`M0 ${h}L${ramp} ${h * 0.12}V${h}zM${w} ${h}L${w - ramp} ${h * 0.12}V${h}z`),
    stroke('surface', round([ramp, 0, w - 2 * ramp, h], h * 0.06)),
    stroke('detail', d`M${ramp} ${h * 0.3}H${w - ramp}`),
  ]
}

/** A bar on its two feet, with a handle at each end. */
export const beam: Draw = ([w, h]) => [
  feet([w * 0.06, w * 0.94], [h * 0.8, h], w * 0.1),
  stroke('surface', round([0, 0, w, h * 0.8], h * 0.1)),
  stroke(
    'surface',
    ...[0.04, 0.9].map((share) => round([w * share, h * 0.24, w * 0.06, h * 0.32], h * 0.16)),
  ),
]

/** A pan on a wedge with its display in front, from `top` to the floor. */
const consoleFrom =
  (topShare: number): Draw =>
  ([w, h, p]) => {
    const [top, high] = [h * topShare, h * (1 - topShare)]
    const at = (share: number) => top + high * share
    return [
      stroke('surface', box([w * 0.42, at(0.08), w * 0.16, high * 0.14])),
      feet([w * 0.14, w * 0.86], [at(0.9), h], w * 0.08),
      stroke(
        'surface',
        d`M${w * 0.08} ${at(0.2)}H${w * 0.92}q${w * 0.03} 0 ${w * 0.035} ${high * 0.08}L${w} ${at(0.92)}H0L${w * 0.045} ${at(0.28)}q0 ${-high * 0.08} ${w * 0.035} ${-high * 0.08}z`,
      ),
      stroke('surface', round([(w - p) / 2, top, p, high * 0.12], high * 0.05)),
      ...screen([w * 0.3, at(0.36), w * 0.4, high * 0.27]),
      stroke('keys', d`M${w * 0.26} ${at(0.78)}H${w * 0.75}`),
    ]
  }

/** A pan on a wedge with its display in front. */
export const wedge = consoleFrom(0)

/** The same inside a ring of glass, for readings that a draught would move. */
export const ringed: Draw = (front) => {
  const [w, h, p] = front
  const ring = Math.min(w * 0.96, p * 1.12)
  return [
    stroke('glass', box([(w - ring) / 2, 0, ring, h * 0.58])),
    stroke('detail', d`M${(w - ring) / 2} ${h * 0.05}h${ring}`),
    ...consoleFrom(0.42)(front),
  ]
}

/** A tray in which something lies. */
export const tray: Draw = ([w, h]) => [
  feet([w * 0.26, w * 0.74], [h * 0.92, h], w * 0.06),
  stroke('surface', round([w * 0.2, h * 0.46, w * 0.6, h * 0.47], h * 0.08)),
  stroke(
    'surface',
    d`M0 0q${w * 0.02} ${h * 0.5} ${w * 0.16} ${h * 0.5}H${w * 0.84}q${w * 0.14} 0 ${w * 0.16} ${-h * 0.5}q${-w * 0.5} ${h * 0.5} ${-w} 0z`,
  ),
  ...screen([w * 0.4, h * 0.6, w * 0.2, h * 0.22]),
]

/** A counter scale whose display stands on a post above the pan. */
export const tower: Draw = ([w, h, p]) => {
  const base = Math.min(h * 0.36, w * 0.5)
  const top = h - base
  return [
    stroke('surface', box([w * 0.44, h * 0.2, w * 0.12, top - h * 0.2 + base * 0.3])),
    stroke('surface', round([w * 0.08, 0, w * 0.84, h * 0.22], h * 0.02)),
    ...screen([w * 0.16, h * 0.05, w * 0.68, h * 0.11]),
    ...consoleFrom(top / h)([w, h, p]),
  ]
}

/** A pan in a case of glass. */
export const cased: Draw = ([w, h, p]) => {
  const pan = Math.min(p, w * 0.6)
  return [
    stroke('glass', box([w * 0.07, h * 0.04, w * 0.86, h * 0.66])),
    stroke(
      'detail',
      d`M${w * 0.5} ${h * 0.58}V${h * 0.7}`,
      d`M${w * 0.2} ${h * 0.32}l${w * 0.13} ${-h * 0.16}`,
      d`M${w * 0.2} ${h * 0.44}l${w * 0.24} ${-h * 0.28}`,
    ),
    stroke('surface', round([(w - pan) / 2, h * 0.565, pan, h * 0.025], h * 0.01)),
    stroke('surface', round([w * 0.04, 0, w * 0.92, h * 0.06], h * 0.015)),
    feet([w * 0.14, w * 0.86], [h * 0.96, h], w * 0.09),
    stroke('surface', d`M${w * 0.03} ${h * 0.69}H${w * 0.97}L${w} ${h * 0.97}H0z`),
    ...screen([w * 0.3, h * 0.76, w * 0.4, h * 0.12]),
  ]
}

/** A dryer under its lid. */
export const lidded: Draw = ([w, h]) => [
  stroke(
    'surface',
    d`M${w * 0.1} ${h * 0.48}L${w * 0.16} ${h * 0.08}q${w * 0.01} ${-h * 0.08} ${w * 0.08} ${-h * 0.08}H${w * 0.76}q${w * 0.07} 0 ${w * 0.08} ${h * 0.08}L${w * 0.9} ${h * 0.48}z`,
  ),
  stroke('detail', d`M${w * 0.36} ${h * 0.36}H${w * 0.64}`),
  feet([w * 0.14, w * 0.86], [h * 0.94, h], w * 0.09),
  stroke('surface', d`M${w * 0.05} ${h * 0.48}H${w * 0.95}L${w} ${h * 0.95}H0z`),
  ...screen([w * 0.28, h * 0.58, w * 0.44, h * 0.17]),
  stroke('keys', d`M${w * 0.26} ${h * 0.85}H${w * 0.75}`),
]
