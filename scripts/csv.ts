/**
 * A line of a CSV file (RFC 4180). A cell that a spreadsheet would read as a formula begins with an apostrophe: addresses
 * come from strangers.
 */
export const csvLine = (values: readonly string[]): string =>
  values.map((value) => `"${value.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`).join(',')
