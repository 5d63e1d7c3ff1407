import type * as v from 'valibot'
import type { Contract } from './contracts.ts'
import { methodAndPath } from './endpoint.ts'

/** One option of a call, required unless the schema allows its absence. */
export type Part<Key extends string, Given, Optional extends boolean = false> = [Given] extends [never]
  ? unknown
  : Optional extends true
    ? { [K in Key]?: Given }
    : { [K in Key]: Given }

type ParamsOf<E> = E extends { params: infer S extends v.GenericSchema } ? v.InferInput<S> : never
type QueryOf<E> = E extends { query: { schema: infer S extends v.GenericSchema } } ? v.InferInput<S> : never

/** What the address of an endpoint holds, as far as it declares it: path parameters and query. */
export type AddressParts<E> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>, true>

/** Left out when every option of it may be left out. */
export type Rest<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options]

/** The same parts whichever endpoint they belong to. */
export type AnyAddressParts = { params?: Record<string, string>; query?: Record<string, unknown> }

/** The address of an endpoint without parameters, as a type. */
export type PlainAddress<Name extends keyof Contract> = Name extends `${string} ${infer Path}`
  ? `/api${Path}`
  : never

/**
 * The path of an endpoint with its query, beginning with /api: `addressOf('GET /products/:id', { params: { id } })`.
 */
export const addressOf = <Name extends keyof Contract>(
  name: Name,
  ...[parts]: Rest<AddressParts<Contract[Name]>>
): string => writeAddress(name, parts as AnyAddressParts | undefined)

/** The address of an endpoint whose name is only known at run time. */
export function writeAddress(name: string, { params = {}, query = {} }: AnyAddressParts = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) search.append(key, String(one))
  const path = methodAndPath(name).path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key] ?? ''))
  return search.size ? `/api${path}?${search}` : `/api${path}`
}
