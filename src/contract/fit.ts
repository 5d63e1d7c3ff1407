import * as v from 'valibot'
import { defaultLocale, locales } from '#config/locales.ts'
import { fitCountries } from '#domain/fit/fit-use.ts'
import { PlateAnswer } from '#domain/fit/plate-answer.ts'
import { endpoint } from './endpoint.ts'

const plateCharacters = 2000

/** The text of a data plate, typed or recognised, and the country whose law is asked for. */
export const PlateQuery = v.strictObject({
  text: v.pipe(
    v.string('form.required'),
    v.trim(),
    v.nonEmpty('form.required'),
    v.maxLength(plateCharacters, 'form.too-long'),
  ),
  lang: v.optional(v.picklist(locales, 'form.choice'), defaultLocale),
  country: v.optional(v.picklist(fitCountries, 'form.choice'), 'FR'),
})

/** Which instrument fits, and what a data plate says. */
export const fitContract = {
  'GET /plate': endpoint({
    summary: 'What the data plate of a weighing instrument says, and what follows from it; masses in grams',
    access: 'public',
    query: PlateQuery,
    queryExample: { text: 'III Max 6/15 kg Min 40 g e = 2/5 g CE M23 0122', country: 'FR' },
    answer: { status: 200, schema: PlateAnswer },
  }),
}
