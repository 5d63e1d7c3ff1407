import * as v from 'valibot'
import type { Locale } from '#config/locales.ts'
import { FitQuery, FitQueryFields } from '#domain/fit/fit-query.ts'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import { paths } from '#domain/site/urls.ts'

/**
 * The answers of the quote configurator: the query of `GET /api/fit` without language and limit, as typed. Numbers are
 * read in the language of the request, so `readConfiguration` checks them.
 */
export const Configuration = v.omit(FitQueryFields, ['lang', 'limit'])
export type Configuration = v.InferOutput<typeof Configuration>

/** The answers as a request to the rules, or the faults: field → message key. */
export function readConfiguration(
  configuration: Configuration,
  lang: Locale,
): { request: FitRequest } | { faults: [field: keyof Configuration, message: string][] } {
  const result = v.safeParse(FitQuery, { ...configuration, lang })
  if (result.success) return { request: result.output }
  return {
    faults: result.issues.map((issue) => [issue.path?.[0]?.key as keyof Configuration, issue.message]),
  }
}

/** Values that say nothing: what the schema fills in where nothing was answered. */
const unsaid: Readonly<Record<string, string>> = { country: 'FR', cleaning: 'none', dust: 'none' }

/** The answers as the query of `GET /api/fit` and of the configurator's page, without those that say nothing. */
export function configurationQuery(configuration: Configuration): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, answer] of Object.entries(configuration)) {
    const values = Array.isArray(answer) ? answer : [answer]
    for (const value of values) if (value && value !== unsaid[name]) query.append(name, value)
  }
  return query
}

/** The page of the configurator with the answers, to change them. */
export const configuratorPath = (configuration: Configuration) =>
  paths.configurator(String(configurationQuery(configuration)))
