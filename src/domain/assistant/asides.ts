import type { FitUse } from '#domain/fit/fit-use.ts'
import type { Fact } from '#domain/understanding/understood.ts'

/**
 * « nous pesons », « caisses de 20 kg », « prises d’essai » name no crane scale, checkout or plug; « from farmers » no
 * farm of one’s own.
 */
export const inPassing =
  /(?<=(?:nous|qu['’]on) )pesons|caisses?(?= (?:de|à|d['’]env\p{L}*) (?:\d|poisson))|prises?(?= d['’]essai)|(?<=(?:from|off) (?:local )?)(?:farmers|growers)|(?<=(?:from|off) (?:private |other )?)people|(?<=private )people|(?<=(?:von|bei) )(?:Bauern|Landwirten)|(?<=(?:aux|à des|chez des) )(?:agriculteurs|fermiers|éleveurs)/giu

/** « don’t need anything certified », « pas besoin qu’elle soit homologuée » */
const notNeeded =
  /(?<!\p{L})(?:do(?:es)? ?n['’]?o?t|needn['’]?t|no|nothing|not|pas|rien|aucune?|keine?n?|nichts?)(?: (?:need|needs|have|has|want|require|it|they|to|be|any|anything|a|an|legally|officially|necessarily|besoin|de|d['’]?|que|qu['’](?:elle|il)|soit|une?|obligatoirement|forcément|muss|zu|sein|eine?|etwas|unbedingt|offiziell))* ?(?:d['’])?$/iu
/** Is the legal state that a fact names one that is not needed? */
export const isNotNeeded = (text: string, fact: Fact) =>
  fact.type === 'legal' && fact.wanted && notNeeded.test(text.slice(0, fact.span.from).trimEnd())

/** Who needs no verification of what he wants to weigh with weighs for himself. */
export const unregulated = (facts: readonly Fact[]): FitUse | null =>
  facts.some((fact) => fact.type === 'legal' && !fact.wanted) &&
  facts.some(({ type }) => type === 'load' || type === 'interval' || type === 'kind')
    ? 'internal'
    : null
