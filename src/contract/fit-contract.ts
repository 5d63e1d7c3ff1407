import * as v from 'valibot'
import { FitAnswer, UseAnswer } from '#domain/fit/fit-answer-schema.ts'
import { FitProductQuery, FitQuery } from '#domain/fit/fit-query.ts'
import { fitCountries, fitUses } from '#domain/fit/fit-use.ts'
import { plateCharacters } from '#domain/fit/plate-address.ts'
import { PlateAnswer } from '#domain/fit/plate-answer.ts'
import { ProductFit } from '#domain/fit/product-fit.ts'
import { languageField } from '#domain/text/text-fields.ts'
import { endpoint } from './endpoint.ts'
import { open } from './permissions.ts'

/** The text of a data plate, typed or recognised, and the country whose law is asked for. */
const PlateQuery = v.strictObject({
  text: v.pipe(
    v.string('form.required'),
    v.trim(),
    v.nonEmpty('form.required'),
    v.maxLength(plateCharacters, 'form.too-long'),
  ),
  lang: languageField,
  country: v.optional(v.picklist(fitCountries, 'form.choice'), 'FR'),
})

/** A use and the country whose law is asked for. */
const RegimeQuery = v.strictObject({
  use: v.picklist(fitUses, 'form.choice'),
  lang: languageField,
  country: v.optional(v.picklist(fitCountries, 'form.choice'), 'FR'),
})

/** Which instrument fits, and what a data plate says. */
export const fitContract = {
  'GET /fit': endpoint({
    summary: 'The instruments that fit a use, the nearest misses and the rules that decide; masses in grams',
    ...open,
    query: {
      schema: FitQuery,
      example: { use: 'direct-sale', country: 'FR', load: '6kg', smallest: '100g', tolPct: '5' },
    },
    answer: { status: 200, schema: FitAnswer },
  }),
  'GET /fit/regime': endpoint({
    summary:
      'What the law says of a use: whether a verified instrument is required, its classes, the sources',
    ...open,
    query: { schema: RegimeQuery, example: { use: 'pharmacy', country: 'FR' } },
    answer: { status: 200, schema: UseAnswer },
  }),
  'GET /fit/product': endpoint({
    summary: 'Whether the models of one product fit a use, with the rules that decide; masses in grams',
    ...open,
    query: {
      schema: FitProductQuery,
      example: {
        product: 'montevigne-b8',
        use: 'direct-sale',
        country: 'FR',
        load: '6kg',
        smallest: '100g',
      },
    },
    answer: { status: 200, schema: ProductFit },
    problems: [404],
  }),
  'GET /plate': endpoint({
    summary: 'What the data plate of a weighing instrument says, and what follows from it; masses in grams',
    ...open,
    query: {
      schema: PlateQuery,
      example: { text: 'III Max 6/15 kg Min 40 g e = 2/5 g CE M23 0122', country: 'FR' },
    },
    answer: { status: 200, schema: PlateAnswer },
  }),
}
