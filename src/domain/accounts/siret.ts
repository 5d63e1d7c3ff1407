const laPoste = '356000000'

const digitsOf = (text: string) => [...text].map(Number)

function luhn(digits: string): boolean {
  const sum = digitsOf(digits)
    .reverse()
    .reduce((total, digit, i) => {
      const doubled = i % 2 ? digit * 2 : digit
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

/** A SIRET as it is stored: fourteen digits without separators, and without the word that letterheads put before it. */
export const normaliseSiret = (typed: string) =>
  typed.replace(/^(?:n\W*)?siret\b/i, '').replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * True for a valid SIRET: SIREN (9 digits) and establishment number (5). Luhn holds for the whole and for the SIREN.
 * Establishments of La Poste follow another rule: a digit sum that is a multiple of five.
 */
export function isSiret(siret: string): boolean {
  if (!/^\d{14}$/.test(siret) || !luhn(siret.slice(0, 9))) return false
  if (luhn(siret)) return true
  return siret.startsWith(laPoste) && digitsOf(siret).reduce((sum, digit) => sum + digit, 0) % 5 === 0
}

/** Groups the digits, e.g. « 732 829 320 00074 ». */
export const formatSiret = (siret: string) =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4')
