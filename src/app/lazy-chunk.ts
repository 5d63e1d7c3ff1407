import { type ComponentType, lazy } from 'react'
import { chunk } from './chunk.ts'

/** A component whose code comes when it is first drawn. */
export const lazyChunk = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => chunk(load).then((component) => ({ default: component })))
