import * as v from 'valibot'
import { limits } from '#config/limits.ts'

/** The quantity of a line of a request; 1 where none is given. Apart from `clampQuantity`, which first pages load. */
export const Quantity = v.optional(
  v.pipe(
    v.number('form.number'),
    v.integer('form.number'),
    v.minValue(1, 'form.number'),
    v.maxValue(limits.quoteQuantity, 'form.number'),
  ),
  1,
)
