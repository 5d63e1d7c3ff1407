/**
 * Address of the postcode table, which browsers fetch as data; Pages Functions resolve it only from the file beside it.
 */
export { default as postcodesAddress } from './postcodes.txt?url'
