const at = (x: number) => Math.round(x * 10) / 10

/** Seven segments in a cell of 6 × 10, each a stroke that leaves the corners open. */
const segments: Record<string, (x: number) => string> = {
  a: (x) => `M${at(x + 1)} 0h4`,
  b: (x) => `M${at(x + 6)} 1v3`,
  c: (x) => `M${at(x + 6)} 6v3`,
  d: (x) => `M${at(x + 1)} 10h4`,
  e: (x) => `M${at(x)} 6v3`,
  f: (x) => `M${at(x)} 1v3`,
  g: (x) => `M${at(x + 1)} 5h4`,
}

const lit: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
}

const advance = 9
const point = 3

/** Path data of a number in seven segments from a place on, 10 units high: digits, points, blanks, overload bars. */
export function segmentStrokes(text: string, from = 0): string {
  let x = from
  let data = ''
  for (const sign of text) {
    if (sign === '.') {
      data += `M${at(x - 0.2)} 9.4v.6`
      x += point
      continue
    }
    for (const segment of lit[sign] ?? '') data += segments[segment]?.(x) ?? ''
    x += advance
  }
  return data
}

/** How wide such a number is. */
export function strokesWidth(text: string): number {
  const points = text.split('.').length - 1
  return (text.length - points) * advance + points * point - 3
}
