/** What a technical elevation is drawn from: the product's own numbers. */
export type DrawingData = {
  /** The kind of instrument, i.e. the key of its sub-category. */
  kind: string
  /** Where the load lies. */
  platform:
    | { shape: 'rect'; widthMm: number; depthMm: number }
    | { shape: 'round'; diameterMm: number }
    | null
  /** Real width where there is no platform (a crane scale's housing); null draws no dimension line. */
  dimensionMm: number | null
  column: boolean
  verified: boolean
}
