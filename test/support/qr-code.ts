/**
 * Reads an undamaged QR code of version 4 to 6 in byte mode from its modules (ISO/IEC 18004), so that tests do not
 * trust the library that wrote it.
 */

/** Data bytes of each block by version and level. */
const blocks: Record<number, Record<string, number[]>> = {
  4: { L: [80], M: [32, 32], Q: [24, 24], H: [9, 9, 9, 9] },
  5: { L: [108], M: [43, 43], Q: [15, 15, 16, 16], H: [11, 11, 12, 12] },
  6: { L: [68, 68], M: [27, 27, 27, 27], Q: [19, 19, 19, 19], H: [15, 15, 15, 15] },
}
const levels: Record<number, string> = { 0: 'M', 1: 'L', 2: 'H', 3: 'Q' }
const masks: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/** The text of a QR code that is drawn as a path of squares of ten units with a border of four modules. */
export function readCode(svg: string): string {
  const whole = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) / 10
  const size = whole - 8
  const version = (size - 17) / 4
  const dark = new Set(
    [...svg.matchAll(/M(\d+),(\d+)h/g)].map(([, x, y]) => `${Number(x) / 10 - 4} ${Number(y) / 10 - 4}`),
  )
  const at = (x: number, y: number) => Number(dark.has(`${x} ${y}`))
  // Level and mask: the five upper bits of the format, beside the upper left corner.
  const format = [0, 1, 2, 3, 4].reduce((bits, x) => bits * 2 + at(x, 8), 0) ^ 0b10101
  const mask = masks[format & 7]
  const lengths = blocks[version]?.[levels[format >> 3] ?? '']
  if (!mask || !lengths) throw new Error(`QR code of version ${version}`)
  const centre = size - 7
  const isPattern = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (x >= size - 8 && y < 9) ||
    x === 6 ||
    y === 6 ||
    (Math.abs(x - centre) <= 2 && Math.abs(y - centre) <= 2)
  const bits: number[] = []
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upwards = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = upwards ? size - 1 - step : step
        if (!isPattern(x, y)) bits.push(at(x, y) ^ Number(mask(x, y) === 0))
      }
  }
  const stream = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  )
  // The bytes of the blocks alternate.
  const parts: number[][] = lengths.map(() => [])
  let next = 0
  for (let i = 0; i < Math.max(...lengths); i++)
    lengths.forEach((length, block) => {
      if (i < length) parts[block]?.push(stream[next++] ?? 0)
    })
  const data = parts.flat().flatMap((byte) => byte.toString(2).padStart(8, '0').split(''))
  const number = (from: number, count: number) => Number.parseInt(data.slice(from, from + count).join(''), 2)
  if (number(0, 4) !== 0b0100) throw new Error('not in byte mode')
  return String.fromCharCode(...Array.from({ length: number(4, 8) }, (_, i) => number(12 + i * 8, 8)))
}
