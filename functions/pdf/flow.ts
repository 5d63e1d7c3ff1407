import type { Jpeg } from './jpeg.ts'
import { a4, inks, innerWidth, type Paper, type TextStyle } from './paper.ts'
import { num } from './pdf-file.ts'
import { colour, roundedRect, svgOperators } from './svg.ts'
import { type Tag, type TagName, tag } from './tags.ts'

/** A column of a table: its share of the width, and how it is set. */
export type Column = { head: string; width: number; align?: 'left' | 'right' }

const leading = 1.38

/** Lays things out from the top of a page downwards, and begins a new page where one does not fit. */
export class Flow {
  /** Distance of the next thing from the top of the page. */
  y: number = a4.top

  readonly paper: Paper

  constructor(paper: Paper) {
    this.paper = paper
  }

  get room(): number {
    return a4.height - a4.bottom - this.y
  }

  space(points: number): void {
    this.y += points
  }

  /** Begins a new page unless so much is left. */
  need(points: number): void {
    if (points <= this.room) return
    this.paper.addPage()
    this.y = a4.top
  }

  /** A text over its width, which may go on over the next page. */
  text(
    name: TagName,
    text: string,
    style: TextStyle & { x?: number; width?: number } = {},
    parent?: Tag,
  ): void {
    const { x = a4.left, width = innerWidth, size = 9.5 } = style
    const owner = tag(parent ?? this.paper.document, name)
    const lines = this.paper.wrap(text, width, style)
    // A short paragraph stays on one page.
    if (lines.length <= 3) this.need(lines.length * size * leading)
    for (const line of lines) {
      this.need(size * leading)
      if (line) this.paper.content(owner, this.paper.line(line, x, this.y + size, style))
      this.y += size * leading
    }
  }

  /** A heading that stays with what follows. */
  heading(text: string): void {
    this.space(12)
    this.need(70)
    this.text('H2', text, { size: 12, weight: 'bold' })
    this.space(5)
  }

  /** A list with a dash before each item. */
  list(texts: readonly string[]): void {
    const list = tag(this.paper.document, 'L')
    for (const text of texts) {
      this.need(14)
      this.paper.decoration(this.paper.line('–', a4.left, this.y + 9.5))
      this.text('LBody', text, { x: a4.left + 12, width: innerWidth - 12 }, tag(list, 'LI'))
      this.space(2)
    }
  }

  rule(ink: keyof typeof inks = 'line', width = 0.6): void {
    this.paper.decoration(
      `${colour(inks[ink])} RG ${width} w ${a4.left} ${num(a4.height - this.y)} m ${a4.width - a4.right} ${num(a4.height - this.y)} l S`,
    )
  }

  /** A drawing of the site, scaled to a width; its top left corner is at x and the present y. */
  drawing(svg: string, alt: string, { x, width }: { x: number; width: number }, parent?: Tag): void {
    const [, w = '280'] = svg.match(/viewBox="0 0 (\d+) \d+"/) ?? []
    const scale = width / Number(w)
    const figure = tag(parent ?? this.paper.document, 'Figure', alt)
    const shapes = svgOperators(svg)
    this.paper.content(
      figure,
      `q ${num(scale * 100)} 0 0 ${num(-scale * 100)} ${num(x)} ${num(a4.height - this.y)} cm 0.01 0 0 0.01 0 0 cm ${shapes} Q`,
    )
  }

  /** A photograph as large as a box lets it be, in its upper left corner at x and the present y. */
  photo(jpeg: Jpeg, alt: string, { x, width, height }: { x: number; width: number; height: number }): void {
    const scale = Math.min(width / jpeg.width, height / jpeg.height)
    const [w, h] = [jpeg.width * scale, jpeg.height * scale]
    const name = this.paper.image(jpeg)
    const figure = tag(this.paper.document, 'Figure', alt)
    this.paper.content(
      figure,
      `q ${num(w)} 0 0 ${num(h)} ${num(x)} ${num(a4.height - this.y - h)} cm /${name} Do Q`,
    )
  }

  /** A data plate: a frame, the class in its oval, then the entries side by side. */
  plate(entries: readonly string[], accuracyClass: string | null, x: number): void {
    if (!accuracyClass && entries.length === 0) return
    const { paper } = this
    const owner = tag(paper.document, 'P')
    const text = { size: 9.5, weight: 'bold' } as const
    const height = 19
    const baseline = this.y + 12.8
    let at = x + 8
    const drawn: string[] = []
    if (accuracyClass) {
      const width = paper.type.width(accuracyClass, text.size, 'bold') + 14
      const oval = roundedRect(at, a4.height - this.y - height + 3, width, height - 6, 6.5)
      paper.decoration(`${colour(inks.ink)} RG 0.9 w [] 0 d ${oval} S`)
      drawn.push(paper.line(accuracyClass, at + 7, baseline, text))
      at += width + 10
    }
    for (const entry of entries) {
      drawn.push(paper.line(entry, at, baseline, text))
      at += paper.type.width(entry, text.size, 'bold') + 12
    }
    paper.content(owner, drawn.join('\n'))
    const frame = roundedRect(x, a4.height - this.y - height, at - x - 4, height, 3)
    paper.decoration(`${colour(inks.soft)} RG 0.7 w [] 0 d ${frame} S`)
    this.y += height
  }

  /** Empty boxes side by side, each with its label, to be filled in by hand. */
  boxes(labels: readonly string[]): void {
    const [height, gap] = [46, 8]
    this.space(10)
    this.need(height)
    const width = (innerWidth - gap * (labels.length - 1)) / labels.length
    labels.forEach((label, i) => {
      const x = a4.left + i * (width + gap)
      const frame = roundedRect(x, a4.height - this.y - height, width, height, 3)
      this.paper.decoration(`${colour(inks.soft)} RG 0.7 w [] 0 d ${frame} S`)
      const line = this.paper.line(label, x + 7, this.y + 12, { size: 8, ink: 'soft' })
      this.paper.content(tag(this.paper.document, 'P'), line)
    })
    this.y += height
  }

  /** A table; its head is repeated on every page, for the eye only. */
  table(
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    { headless = false, boldLast = false }: { headless?: boolean; boldLast?: boolean } = {},
  ): void {
    const table = tag(this.paper.document, 'Table')
    const heads = columns.map(({ head }) => head)
    const size = 9
    const style = { size: 8, ink: 'soft' } as const
    const head = (repeated: boolean) => {
      if (headless) return
      const row = repeated ? null : tag(table, 'TR')
      this.row(columns, heads, style, row && (() => tag(row, 'TH')))
      this.rule('ink', 0.8)
      this.space(3)
    }
    this.need(60)
    head(false)
    for (const [i, cells] of rows.entries()) {
      const height = this.heightOf(columns, cells, size)
      if (height > this.room) {
        this.need(Number.POSITIVE_INFINITY)
        head(true)
      }
      const row = tag(table, 'TR')
      const weight = boldLast && i === rows.length - 1 ? 'bold' : 'regular'
      this.row(columns, cells, { size, weight }, () => tag(row, 'TD'))
      this.space(1)
      this.rule()
      this.space(3)
    }
  }

  private cellLines(columns: readonly Column[], cells: readonly string[], style: TextStyle): string[][] {
    return cells.map((cell, i) => this.paper.wrap(cell, (columns[i]?.width ?? 0) * innerWidth - 8, style))
  }

  private heightOf(columns: readonly Column[], cells: readonly string[], size: number): number {
    const lineCount = Math.max(...this.cellLines(columns, cells, { size }).map((lines) => lines.length))
    return lineCount * size * leading + 6
  }

  /** One row; `owner` makes the element of a cell, null where the row only repeats the head. */
  private row(
    columns: readonly Column[],
    cells: readonly string[],
    style: TextStyle & { size: number },
    owner: ((column: number) => Tag) | null,
  ): void {
    const cellLines = this.cellLines(columns, cells, style)
    let x: number = a4.left
    columns.forEach(({ width, align = 'left' }, i) => {
      const at = align === 'right' ? x + width * innerWidth : x
      const lines = (cellLines[i] ?? []).map((line, n) =>
        this.paper.line(line, at, this.y + style.size + n * style.size * leading, { ...style, align }),
      )
      if (owner) this.paper.content(owner(i), lines.join('\n'))
      else this.paper.decoration(lines.join('\n'))
      x += width * innerWidth
    })
    this.y += Math.max(...cellLines.map((lines) => lines.length)) * style.size * leading + 2
  }
}
