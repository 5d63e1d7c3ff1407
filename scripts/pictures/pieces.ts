import { readFileSync } from 'node:fs'
import { company } from '#config/company.ts'
import { pictureSize } from '#domain/site/pictures.ts'
import { screen } from '#functions/drawings/drawing-parts.ts'
import { style } from '#functions/drawings/sheet.ts'
import { lettering } from './lettering.ts'
import { palette } from './palette.ts'

const { height } = pictureSize
export const { width } = pictureSize
/** Left edge of the text, and its right limit before the panel. */
export const left = 72
export const panelLeft = 620
export const textWidth = panelLeft - left - 32

/** The beam scale of the favicon in one colour, fitted to a square of this size. */
export function mark(x: number, y: number, size: number, stroke: string): string {
  const [, inner = ''] = readFileSync('public/favicon.svg', 'utf8').match(/<svg[^>]*>(.*)<\/svg>/s) ?? []
  return `<g transform="translate(${x} ${y})scale(${size / 32})" fill="none" stroke="${stroke}" stroke-width="2">${inner}</g>`
}

/** Logo and name as in the header of the site. */
const signature = (x: number, y: number): string =>
  mark(x, y - 31, 44, palette.ink) +
  lettering(company.name, { x: x + 58, y, size: 30, weight: 600, fill: palette.ink })

/** The graduated rule along the lower edge: a long tick each tenth, a middle one each fifth. */
function rule(from: number, to: number, stroke: string): string {
  let data = ''
  for (let tick = Math.ceil(from / 12); tick * 12 < to; tick++)
    data += `M${tick * 12} ${height}v-${tick % 10 === 0 ? 28 : tick % 5 === 0 ? 19 : 11}`
  return `<path d="${data}" stroke="${stroke}" stroke-width="1.5"/>`
}

/** The frame of every picture: paper, a panel on the right, signature, rule. */
export const sheet = (panel: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<style>${drawingStyle}</style><rect width="${width}" height="${height}" fill="${palette.paper}"/>` +
  `<rect x="${panelLeft}" width="${width - panelLeft}" height="${height}" fill="${panel}"/>` +
  `${signature(left, 104)}${content}${rule(0, panelLeft, palette.ink2)}` +
  `${rule(panelLeft, width, panel === palette.housing ? palette.onHousing : palette.ink2)}</svg>`

/** The style of the drawings with its light colours inlined, because the renderer knows no custom properties. */
const colours = Object.fromEntries(
  [...(style.match(/^:root\{(.*?)\}/)?.[1] ?? '').matchAll(/(--\w+):(#[0-9a-f]+)/g)].map(
    ([, name, value]) => [name, value],
  ),
)
const drawingStyle = style
  .replace(/^:root\{.*?\}/, '')
  .replace(/@media\([^)]*\)\{[^{}]*\{[^}]*\}\}/g, '')
  .replace(/var\((--\w+)\)/g, (_, name: string) => colours[name] ?? palette.ink)
  .replace('svg{', '.drawing{')

/** A drawing or a part of one at a position and scale. */
export const placed = (body: string, x: number, y: number, scale: number): string =>
  `<g class="drawing" transform="translate(${x} ${y})scale(${scale})">${body}</g>`

/** Below the display: a text, and whether the light beside it is on. */
type Below = { text: string; lamp: boolean }

/** The weighing indicator of the home page: a number to read and its unit. */
export function indicator(reading: string, unit: string, below: Below): string {
  const [x, y, w, h] = [panelLeft + 66, 158, 448, 208]
  return (
    `<rect x="${x - 26}" y="${y - 26}" width="${w + 52}" height="${h + 120}" rx="16" fill="none" stroke="${palette.onHousing}" stroke-opacity=".35" stroke-width="2"/>` +
    placed(screen([0, 0, (w - 76) / 4, h / 4], reading), x, y, 4) +
    lettering(unit, { x: x + w, y: y + h - 20, size: 36, weight: 600, fill: palette.led, anchor: 'end' }) +
    (below.lamp ? `<circle cx="${x + 12}" cy="${y + h + 48}" r="9" fill="${palette.led}"/>` : '') +
    lettering(below.text, { x: below.lamp ? x + 34 : x, y: y + h + 56, size: 24, fill: palette.onHousing })
  )
}

/**
 * A drawing alone on white to beyond its edges, without its dimension, which belongs to one model, and without what
 * falls to fragments in a small picture: cable and ground. Its strokes hold there.
 */
export const alone = (body: string, pixels: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" viewBox="0 0 280 176">` +
  `<style>${drawingStyle}.drawing{stroke-width:2.4}.c,.d,.k,.m{stroke-width:1.8}.f,.g,.l,.z{display:none}</style><path fill="#fff" d="M-2-2h284v180h-284z"/>${placed(body, 0, 0, 1)}</svg>`
