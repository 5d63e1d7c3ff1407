const segments: Record<string, string> = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcfgd',
  '-': 'g',
  ' ': '',
}
const shapes: Record<string, string> = {
  a: 'M6 3h28l-5 5H11z',
  b: 'M36 5v28l-3 2-3-3V10z',
  c: 'M36 39v28l-6-5V41l3-3z',
  d: 'M6 70h28l-5-5H11z',
  e: 'M4 39v28l6-5V41l-3-3z',
  f: 'M4 5v28l3 2 3-3V10z',
  g: 'M9 36.5l3-2.5h16l3 2.5-3 2.5H12z',
}

/**
 * A number in seven segments: digits, blanks and points. Hidden from screen readers; the number stands beside it as
 * text.
 */
export function SevenSegment({ reading }: { reading: string }) {
  const digits = [...reading.replaceAll('.', '')]
  const points = new Set([...reading.matchAll(/\./g)].map((match, i) => match.index - i))
  return (
    <svg className="seven-segment" viewBox={`-8 0 ${digits.length * 50 + 2} 74`} aria-hidden="true">
      {digits.map((digit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
        <g key={i} transform={`translate(${i * 50} 0) skewX(-4)`}>
          {Object.entries(shapes).map(([name, path]) => (
            <path key={name} d={path} className={segments[digit]?.includes(name) ? 'lit' : undefined} />
          ))}
          {points.has(i + 1) ? <circle className="lit" cx="43" cy="68" r="3.6" /> : null}
        </g>
      ))}
    </svg>
  )
}
