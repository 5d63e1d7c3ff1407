/** Makes the spaces of French before « ; : ? ! » and inside guillemets no-break; a second time changes nothing. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([;?!])/g, '\u202f$1')
    .replace(/ (:|»)/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
}
