import type { Contract } from '#src/contract/contracts.ts'
import { type ClientOptions, createClient } from './call-api.ts'
import type { CallOf, Names } from './request.ts'

/** The endpoints whose answer a browser saves as a file. */
export type FileName = {
  [Name in Names]: Contract[Name] extends { answer: { attachment: string } } ? Name : never
}[Names]

/** Fetches a file by the name of its endpoint; rejects like `CallApi`. */
export type FetchFile = <Name extends FileName>(name: Name, ...rest: CallOf<Name>) => Promise<File>

/**
 * Makes a client for files. An answer that is no attachment, such as the page of a captive portal, is `unavailable`.
 */
export const createFetchFile = (options: ClientOptions<Response>): FetchFile =>
  createClient(options, async (response) => {
    const [, name] =
      response.headers.get('content-disposition')?.match(/^attachment; filename="([^"]+)"/) ?? []
    if (!name) throw new Error('The answer is no file to be saved')
    const content = await response.blob()
    return new File([content], name, { type: content.type })
  }) as FetchFile
