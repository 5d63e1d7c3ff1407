import { tenth } from './pen.ts'

/**
 * Signs in single strokes as on technical drawings (ISO 3098), 7 units high: an image carries no web font, so a typeset
 * label would fall to whatever face the system has.
 */
const signs: Record<string, readonly [advance: number, data: string]> = {
  '0': [6, 'M2 0c1.3 0 2 1 2 2.2v2.6c0 1.2-.7 2.2-2 2.2s-2-1-2-2.2v-2.6c0-1.2.7-2.2 2-2.2z'],
  '1': [5, 'M.4 1.5l2-1.5v7'],
  '2': [6, 'M.1 1.8q.2-1.8 2-1.8t1.9 1.8q0 1.1-1 2.2l-3 3h4.1'],
  '3': [6, 'M.2 0h3.7l-2.2 2.7q2.3 0 2.3 2.1t-2 2.2q-1.7 0-2-1.6'],
  '4': [6, 'M3 7v-7l-3 4.9h4.2'],
  '5': [6, 'M3.8 0h-3.2l-.4 3.2q.7-.6 1.7-.6q2.1 0 2.1 2.1t-2.1 2.3q-1.5 0-1.9-1.4'],
  '6': [6, 'M3.2 0q-3.1 2.1-3.1 4.8q0 2.2 2 2.2t2-2.2t-2-2.1q-1.6 0-2 1.8'],
  '7': [6, 'M0 0h4l-2.6 7'],
  '8': [6, 'M2 3.2a1.7 1.6 0 1 1 .1 0M2 3.2a2 1.9 0 1 0 .1 0'],
  '9': [6, 'M.8 7q3.1-2.1 3.1-4.8q0-2.2-2-2.2t-2 2.2t2 2.1q1.6 0 2-1.8'],
  m: [8.4, 'M0 7v-5M0 3.4q.3-1.4 1.6-1.4t1.6 1.6v3.4M3.2 3.6q.1-1.6 1.6-1.6t1.6 1.6v3.4'],
  ø: [6.6, 'M2.3 1.6a2.2 2.2 0 1 0 .1 0M0 6.6l4.7-5.6'],
  '\u00a0': [3, ''],
  '\u202f': [1.8, ''],
}

/** Space between two signs, which the last one of a label does not need. */
const gap = 2

/** A label in strokes around `x`, standing on the line `y`. Only digits, « mm », « ø » and their spaces are known. */
export function lettering(text: string, x: number, y: number): string {
  let at = 0
  let data = ''
  for (const sign of text) {
    const [advance, strokes] = signs[sign] ?? [0, '']
    // Every stroke begins with its absolute position in the sign; all else is relative.
    data += strokes.replace(/M([\d.]+)/g, (_, from: string) => `M${tenth(Number(from) + at)}`)
    at += advance
  }
  const left = tenth(x - (at - gap) / 2)
  return `<path class="g" transform="translate(${left} ${tenth(y - 7)})" d="${data}"/>`
}
