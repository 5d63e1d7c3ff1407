/** True for a product id as in URLs: lower case, digits and hyphens. */
export const isProductId = (text: string) => /^[a-z0-9-]{1,80}$/.test(text)
