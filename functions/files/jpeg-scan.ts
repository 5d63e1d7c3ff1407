import { AppError } from '#domain/errors/error.ts'
import { viewOf } from '#functions/platform/byte-reader.ts'
import { CodeReader, type CodeTable } from './jpeg-codes.ts'

type Component = { across: number; down: number }

/** What the head of a picture says of the data of its scans. */
export type Frame = {
  width: number
  height: number
  isProgressive: boolean
  components: Map<number, Component>
}

/** More bytes than a block can have, with what is read ahead of it. */
export const blockBytes = 1024
const maxBlocks = 10

/** Out of the segment that a marker SOF0, SOF1 or SOF2 begins. */
export function frameOf(marker: number, segment: Uint8Array): Frame {
  const count = segment[7] ?? 0
  if (segment.length !== 8 + 3 * count || count === 0) throw new AppError('unsupported-type')
  const view = viewOf(segment)
  const frame: Frame = {
    width: view.getUint16(5),
    height: view.getUint16(3),
    isProgressive: marker === 0xc2,
    components: new Map(),
  }
  for (let at = 8; at < segment.length; at += 3) {
    const [across, down] = [view.getUint8(at + 1) >> 4, view.getUint8(at + 1) & 15]
    if (across === 0 || across > 4 || down === 0 || down > 4) throw new AppError('unsupported-type')
    frame.components.set(view.getUint8(at), { across, down })
  }
  if (frame.width === 0 || frame.height === 0) throw new AppError('unsupported-type')
  return frame
}

/** What stands in front of a scan and rules its data: the picture, the tables of codes, the restart interval. */
export type Rules = { frame: Frame; tables: ReadonlyMap<number, CodeTable>; restart: number }

type Block = { dc: CodeTable; ac: CodeTable }

/**
 * The data of a scan that is not progressive, read code by code: only so is its end known where no marker follows, as
 * in the panoramas of some telephones, which have a trailer with place and sound there.
 */
export class Scan {
  private readonly reader = new CodeReader()
  private readonly blocks: readonly Block[]
  private readonly interval: number
  private units: number
  private unitsOfInterval: number
  private block = 0
  private isBetween = false
  hasEnded = false
  /** The components that it is of. */
  readonly components: readonly number[]

  constructor(rules: Rules, segment: Uint8Array) {
    const { components, blocks, units } = planOf(rules, segment)
    this.components = components
    this.blocks = blocks
    this.units = units
    this.interval = rules.restart || units
    this.unitsOfInterval = Math.min(this.interval, units)
  }

  /** How many of the bytes belong to the scan, as far as is certain; past its end `hasEnded`. */
  read(bytes: Uint8Array, areLast: boolean): number {
    this.reader.open(bytes)
    const safe = areLast ? bytes.length : bytes.length - blockBytes
    while (!this.hasEnded && this.reader.at <= safe) {
      if (this.isBetween) {
        if (!this.passRestart(bytes, areLast)) break
      } else if (!this.readBlock()) this.endInterval()
    }
    this.reader.rewind()
    return this.reader.at
  }

  /** False where the data of the interval have come to their end. */
  private readBlock(): boolean {
    const block = this.blocks[this.block]
    if (!block || !this.passBlock(block)) return false
    this.block++
    if (this.block < this.blocks.length) return true
    this.block = 0
    this.unitsOfInterval--
    this.units--
    return this.unitsOfInterval > 0
  }

  private passBlock({ dc, ac }: Block): boolean {
    const { reader } = this
    const size = reader.symbol(dc)
    if (size > 16) throw new AppError('unsupported-type')
    if (size < 0 || !reader.skip(size)) return false
    for (let place = 1; place < 64; ) {
      const symbol = reader.symbol(ac)
      if (symbol < 0) return false
      // A size of nothing ends the block, but for a run of sixteen zeros.
      if ((symbol & 15) === 0 && symbol !== 0xf0) return true
      if (!reader.skip(symbol & 15)) return false
      place += (symbol >> 4) + 1
    }
    return true
  }

  /** A damaged interval may be shorter than it should be: the picture goes on behind the next restart marker. */
  private endInterval(): void {
    this.reader.align()
    this.units -= this.unitsOfInterval
    this.block = 0
    this.unitsOfInterval = Math.min(this.interval, this.units)
    this.isBetween = true
    this.hasEnded = this.units === 0
  }

  /** Passes the restart marker between two intervals, with bytes that fill; false where more bytes are needed. */
  private passRestart(bytes: Uint8Array, areLast: boolean): boolean {
    const { reader } = this
    while (bytes[reader.at] === 0xff && bytes[reader.at + 1] === 0xff) reader.at++
    if (reader.at + 1 >= bytes.length && !areLast) return false
    const code = bytes[reader.at + 1] ?? 0
    this.isBetween = false
    this.hasEnded = bytes[reader.at] !== 0xff || code < 0xd0 || code > 0xd7
    if (!this.hasEnded) reader.at += 2
    return true
  }
}

type Plan = { components: number[]; blocks: Block[]; units: number }

/** The blocks of a unit of the scan, and the number of units. */
function planOf({ frame, tables }: Rules, segment: Uint8Array): Plan {
  const count = segment[2] ?? 0
  if (segment.length !== 6 + 2 * count) throw new AppError('unsupported-type')
  const all = [...frame.components.values()]
  const maxSampling = {
    across: Math.max(...all.map(({ across }) => across)),
    down: Math.max(...all.map(({ down }) => down)),
  }
  const of = (at: number) => {
    const component = frame.components.get(segment[at] ?? 0)
    const codes = segment[at + 1] ?? 0
    const [dc, ac] = [tables.get(codes >> 4), tables.get(16 + (codes & 15))]
    if (!component || !dc || !ac) throw new AppError('unsupported-type')
    return { ...component, id: segment[at] ?? 0, block: { dc, ac } }
  }
  const shown = Array.from({ length: count }, (_, i) => of(3 + 2 * i))
  const [only] = shown
  if (!only) throw new AppError('unsupported-type')
  const components = shown.map(({ id }) => id)
  const unitsOf = ({ across, down }: Component, side: number) =>
    Math.ceil(Math.ceil((frame.width * across) / maxSampling.across) / side) *
    Math.ceil(Math.ceil((frame.height * down) / maxSampling.down) / side)
  // A component alone has its blocks one by one, without those that would fill up a unit of several.
  if (count === 1) return { components, blocks: [only.block], units: unitsOf(only, 8) }
  const blocks = shown.flatMap(({ across, down, block }) => Array<Block>(across * down).fill(block))
  if (blocks.length > maxBlocks) throw new AppError('unsupported-type')
  const units =
    Math.ceil(frame.width / (8 * maxSampling.across)) * Math.ceil(frame.height / (8 * maxSampling.down))
  return { components, blocks, units }
}
