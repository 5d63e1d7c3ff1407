import { num } from './pdf-file.ts'
import { pathOperators } from './svg-path.ts'

type Properties = Record<string, string>

/** The light colours of a drawing's style sheet, and its rules by class in their order. */
function readStyles(svg: string) {
  const css = (svg.match(/<style>(.*?)<\/style>/s)?.[1] ?? '').replace(
    /@media[^{]*\{(?:[^{}]*\{[^}]*\})*\}/g,
    '',
  )
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector,
    properties: propertiesOf(body),
  }))
  const variables = rules.find(({ selector }) => selector === ':root')?.properties ?? {}
  const resolved = (properties: Properties): Properties =>
    Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [
        key,
        value.replace(/var\((--\w+)\)/g, (_, name: string) => variables[name] ?? ''),
      ]),
    )
  return rules.map((rule) => ({ ...rule, properties: resolved(rule.properties) }))
}

const propertiesOf = (body: string): Properties =>
  Object.fromEntries(
    body.split(';').flatMap((line) => {
      const at = line.indexOf(':')
      return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]]
    }),
  )

/** A colour on white paper: what is half transparent on the screen is lighter here. */
export function colour(hex: string, opacity = 1): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return parts.map((part) => num(1 - (1 - part) * opacity)).join(' ')
}

/** Thousandths, for control points of small circles. */
const kappa = 0.5523

function ellipsePath(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * kappa, ry * kappa]
  const curve = (...values: number[]) => `${values.map(num).join(' ')} c`
  return [
    `${num(x + rx)} ${num(y)} m`,
    curve(x + rx, y + ky, x + kx, y + ry, x, y + ry),
    curve(x - kx, y + ry, x - rx, y + ky, x - rx, y),
    curve(x - rx, y - ky, x - kx, y - ry, x, y - ry),
    curve(x + kx, y - ry, x + rx, y - ky, x + rx, y),
    'h',
  ].join(' ')
}

/** The path of a rectangle with round corners. */
export function roundedRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2))
  if (r === 0) return `${[x, y, width, height].map(num).join(' ')} re`
  return pathOperators(
    `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`,
  )
}

function shapeOf(name: string, at: (key: string) => number, data: string): string {
  if (name === 'path') return pathOperators(data)
  if (name === 'rect') return roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'))
  if (name === 'circle') return ellipsePath(at('cx'), at('cy'), at('r'), at('r'))
  return ellipsePath(at('cx'), at('cy'), at('rx'), at('ry'))
}

const caps: Record<string, number> = { butt: 0, round: 1, square: 2 }

/** The operators of a shape with its paint. */
function painted(shape: string, style: Properties): string {
  const opacity = Number(style.opacity ?? 1)
  const fills = style.fill !== undefined && style.fill !== 'none'
  const strokes = style.stroke !== undefined && style.stroke !== 'none'
  const set = [
    fills ? `${colour(style.fill ?? '', opacity)} rg` : '',
    strokes ? `${colour(style.stroke ?? '', opacity)} RG ${style['stroke-width']} w` : '',
    `${caps[style['stroke-linecap'] ?? 'butt']} J 1 j [${style['stroke-dasharray'] ?? ''}] 0 d`,
  ]
  return `${set.join(' ')} ${shape} ${fills && strokes ? 'B' : fills ? 'f' : strokes ? 'S' : 'n'}`
}

/** A transformation as a matrix; the drawings move, scale and slant. */
function matrixOf(transform: string): string {
  let [a, c, e, f] = [1, 0, 0, 0]
  let d = 1
  for (const [, name, values = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second = 0] = values.split(/[ ,]+/).map(Number)
    if (name === 'translate') {
      e += a * first + c * second
      f += d * second
    } else if (name === 'scale') {
      a *= first
      c *= first
      d *= first
    } else c += a * Math.tan((first * Math.PI) / 180)
  }
  return [a, 0, c, d, e, f].map((value) => String(Math.round(value * 1e4) / 1e4)).join(' ')
}

/** The operators of an SVG drawing of this site (`functions/drawings`), in its own units with y downwards. */
export function svgOperators(svg: string): string {
  const styles = readStyles(svg)
  const base = styles.find(({ selector }) => selector === 'svg')?.properties ?? {}
  const body = svg.replace(/<style>.*?<\/style>/s, '')
  const shapes: string[] = []
  for (const [, name = '', list = ''] of body.matchAll(/<(path|rect|circle|ellipse)([^>]*?)\/?>/g)) {
    const attributes = Object.fromEntries(
      [...list.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ) as Properties
    const classes = (attributes.class ?? '').split(' ').map((one) => `.${one}`)
    const matching = styles.filter(({ selector }) => selector === name || classes.includes(selector))
    const style = Object.assign(
      {},
      base,
      attributes,
      ...matching.map(({ properties }) => properties),
    ) as Properties
    const at = (key: string) => Number(attributes[key] ?? 0)
    const drawn = painted(shapeOf(name, at, attributes.d ?? ''), style)
    shapes.push(attributes.transform ? `q ${matrixOf(attributes.transform)} cm ${drawn} Q` : drawn)
  }
  return shapes.join('\n')
}
