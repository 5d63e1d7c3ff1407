/** Digits of IEC 60529 that a place asks for; 0 = nothing asked. */
export type ProtectionNeed = { solids: number; water: number }

type Code = { solids: number; water: number }

/** Second digit that the way of cleaning requires (IEC 60529). */
export const waterNeed = { none: 0, wiped: 4, hosed: 5, pressure: 9, immersed: 7 } as const
/** First digit that dust requires (IEC 60529). */
export const solidsNeed = { none: 0, dusty: 5, tight: 6 } as const

type Asked<Key extends string> = Exclude<Key, 'none'>
const keysOf = <Key extends string>(needs: Readonly<Record<Key, number>>) =>
  (Object.keys(needs) as Key[]).filter((need): need is Asked<Key> => needs[need] > 0)
/** Ways of cleaning that ask for protection. */
export const cleanings = keysOf(waterNeed)
/** Amounts of dust that ask for protection. */
export const dusts = keysOf(solidsNeed)

const read = new Map<string, readonly Code[]>()

/**
 * The codes with which a text begins: of « IP66/IP68 » both, of « IP54–IP65 » the lower one, because the upper end is
 * an option, as is what stands in brackets behind; a digit X was not tested.
 */
export function protectionCodes(text: string): readonly Code[] {
  const validCodes = read.get(text)
  if (validCodes) return validCodes
  const [together = ''] = text.match(/IP\s*[0-6X][0-9X]K?(?:\s*\/\s*(?:IP\s*)?[0-6X][0-9X]K?)*/i) ?? []
  const codes = [...together.matchAll(/([0-6X])([0-9X])/gi)].map(([, solids = '', water = '']) => ({
    solids: digit(solids),
    water: digit(water),
  }))
  if (read.size < 1000) read.set(text, codes)
  return codes
}

const digit = (char: string) => (char.toUpperCase() === 'X' ? 0 : Number(char))

/**
 * Does a second digit hold what is asked? Up to 6 it implies the lower ones; 7, 8 and 9 were tested otherwise and
 * imply neither jets (5, 6) nor one another, 8 implying 7 excepted (IEC 60529, 6).
 */
export function waterHolds(has: number, required: number): boolean {
  if (has === required || required === 0) return true
  if (has <= 6) return has > required
  if (required <= 4) return true
  return has === 8 && required === 7
}

/** Does a marking hold both digits? A text without a code is not known: null. */
export function protectionHolds(text: string | null, need: ProtectionNeed): boolean | null {
  if (need.solids === 0 && need.water === 0) return true
  const codes = text === null ? [] : protectionCodes(text)
  if (codes.length === 0) return null
  const solids = codes.some((code) => code.solids >= need.solids)
  return solids && codes.some((code) => waterHolds(code.water, need.water))
}

/** The need as a marking would state it, e.g. « IPX5 », « IP65 ». */
export function protectionText({ solids, water }: ProtectionNeed): string {
  return `IP${solids || 'X'}${water || 'X'}`
}
