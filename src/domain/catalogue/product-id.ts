/** The id of a product as it stands in addresses: lower case, digits and hyphens. */
export const isProductId = (text: string) => /^[a-z0-9-]{1,80}$/.test(text)
