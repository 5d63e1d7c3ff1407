/** Input of a technical elevation: the product's own numbers. */
export type DrawingData = {
  /** The kind of instrument, i.e. the key of its sub-category. */
  kind: string
  /** The load receptor. */
  platform:
    | { shape: 'rect'; widthMm: number; depthMm: number }
    | { shape: 'round'; diameterMm: number }
    | null
  /** Width in millimetres where there is no platform (a crane scale's housing); null: no dimension line is drawn. */
  dimensionMm: number | null
  column: boolean
  verified: boolean
}
