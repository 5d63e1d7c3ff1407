/** Is it a parameter that advertising and newsletters add to links? No page reads them. */
export const isTracking = (name: string): boolean => /^(utm_|mtm_|pk_|gclid$|fbclid$|msclkid$)/.test(name)
