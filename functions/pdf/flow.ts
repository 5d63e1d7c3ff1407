import type { Jpeg } from './jpeg.ts'
import { a4, inks, innerWidth, type Paper, type TextStyle } from './paper.ts'
import { num } from './pdf-file.ts'
import { colour, roundedRect, svgOperators } from './svg.ts'
import { type Tag, type TagName, tag } from './tags.ts'

/** A column of a table: its share of the width, and how it is set. */
export type Column = { head: string; width: number; align?: 'left' | 'right' }

/** What stands left of and below the text of a row's first cell: its room, and how it is drawn from the row's top. */
export type CellMedia = { inset: number; below: number; draw: (cell: Tag, top: number) => void }

const leading = 1.38

type TableOptions = {
  headless?: boolean
  boldLast?: boolean
  /** By row; undefined: text alone. */
  media?: readonly (CellMedia | undefined)[]
}

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

  /** A label in bold and, beside it, what it says. */
  fact(label: string, text: string): void {
    const inset = 132
    this.need(30)
    const top = this.y
    this.text('H2', label, { size: 9, weight: 'bold', width: inset - 12 })
    const end = this.y
    this.y = top
    this.text('P', text, { size: 9, x: a4.left + inset, width: innerWidth - inset })
    // The text may have gone on over the next page.
    this.y = (this.y < top ? this.y : Math.max(this.y, end)) + 5
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
  photo(
    jpeg: Jpeg,
    alt: string,
    { x, width, height }: { x: number; width: number; height: number },
    parent?: Tag,
  ): void {
    const scale = Math.min(width / jpeg.width, height / jpeg.height)
    const [w, h] = [jpeg.width * scale, jpeg.height * scale]
    const name = this.paper.image(jpeg)
    const figure = tag(parent ?? this.paper.document, 'Figure', alt)
    this.paper.content(
      figure,
      `q ${num(w)} 0 0 ${num(h)} ${num(x)} ${num(a4.height - this.y - h)} cm /${name} Do Q`,
    )
  }

  /** A data plate: a frame, the class in its oval, then the entries side by side; returns its right edge. */
  plate(entries: readonly string[], accuracyClass: string | null, x: number, parent?: Tag): number {
    if (!accuracyClass && entries.length === 0) return x
    const { paper } = this
    const owner = tag(parent ?? paper.document, 'P')
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
    return at - 4
  }

  /** A table; its head is repeated on every page, for the eye only. */
  table(
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    { headless = false, boldLast = false, media = [] }: TableOptions = {},
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
      const beside = media[i]
      const inset = beside?.inset ?? 0
      const height = this.heightOf(columns, cells, size, inset) + (beside?.below ?? 0)
      if (height > this.room) {
        this.need(Number.POSITIVE_INFINITY)
        head(true)
      }
      const row = tag(table, 'TR')
      const weight = boldLast && i === rows.length - 1 ? 'bold' : 'regular'
      const owners = columns.map(() => tag(row, 'TD'))
      const top = this.y
      this.row(columns, cells, { size, weight }, (column) => owners[column] ?? row, inset)
      const end = this.y + (beside?.below ?? 0)
      if (beside && owners[0]) beside.draw(owners[0], top)
      this.y = end
      this.space(1)
      this.rule()
      this.space(3)
    }
  }

  private cellLines(
    columns: readonly Column[],
    cells: readonly string[],
    style: TextStyle,
    inset: number,
  ): string[][] {
    return cells.map((cell, i) => {
      const width = (columns[i]?.width ?? 0) * innerWidth - 8 - (i === 0 ? inset : 0)
      return this.paper.wrap(cell, width, style)
    })
  }

  private heightOf(
    columns: readonly Column[],
    cells: readonly string[],
    size: number,
    inset: number,
  ): number {
    const lines = this.cellLines(columns, cells, { size }, inset)
    const lineCount = Math.max(...lines.map((cell) => cell.length))
    return lineCount * size * leading + 6
  }

  /** One row; `owner` makes the element of a cell, null where the row only repeats the head. */
  private row(
    columns: readonly Column[],
    cells: readonly string[],
    style: TextStyle & { size: number },
    owner: ((column: number) => Tag) | null,
    inset = 0,
  ): void {
    const cellLines = this.cellLines(columns, cells, style, inset)
    let x: number = a4.left
    columns.forEach(({ width, align = 'left' }, i) => {
      const at = align === 'right' ? x + width * innerWidth : x + (i === 0 ? inset : 0)
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
