import type { Fit } from './data.ts'

/** What one card shows: the best of instruments that differ in nothing that was asked, and the others. */
export type FoldedFit = { fit: Fit; others: readonly Fit[] }

const plateAndFindings = ({ product, plate, reasons, toConfirm, nextDue, errorAtSmallestG }: Fit) =>
  JSON.stringify([product.subcategory, plate, reasons, toConfirm, nextDue, errorAtSmallestG])

/** Instruments of one kind with the same plate and the same findings are one choice; each stays in its order. */
export function foldedFits(fits: readonly Fit[]): FoldedFit[] {
  const folded = Map.groupBy(fits, plateAndFindings)
  return [...folded.values()].flatMap(([fit, ...others]) => (fit ? [{ fit, others }] : []))
}

/**
 * What all of them say alike, and them without it: it stands once above the cards. A reason that each of them has with
 * its own numbers is what its plate says, and the verdict for all of them: no card repeats it.
 */
export function saidOnce(folded: readonly FoldedFit[]): {
  reasons: Fit['reasons']
  toConfirm: Fit['toConfirm']
  nextDue: Fit['nextDue']
  cards: readonly FoldedFit[]
} {
  const fits = folded.map(({ fit }) => fit)
  const [first] = fits
  if (!first || fits.length === 1) return { reasons: [], toConfirm: [], nextDue: null, cards: folded }
  const common = (of: (fit: Fit) => Fit['reasons']) =>
    of(first).filter(({ text }) => fits.every((fit) => of(fit).some((finding) => finding.text === text)))
  const reasons = common((fit) => fit.reasons)
  const toConfirm = common((fit) => fit.toConfirm)
  const isCommon = ({ code }: Fit['reasons'][number]) =>
    fits.every((fit) => fit.reasons.some((reason) => reason.code === code))
  const nextDue = fits.every((fit) => fit.nextDue === first.nextDue) ? first.nextDue : null
  const without = (findings: Fit['reasons'], said: Fit['reasons']) =>
    findings.filter(({ text }) => said.every((one) => one.text !== text))
  const cards = folded.map(({ fit, others }) => ({
    fit: {
      ...fit,
      reasons: fit.reasons.filter((reason) => !isCommon(reason)),
      toConfirm: without(fit.toConfirm, toConfirm),
      nextDue: nextDue === null ? fit.nextDue : null,
    },
    others,
  }))
  return { reasons, toConfirm, nextDue, cards }
}

/** Where the first of several is alone the best: in its error at the smallest load, and in its price. */
export function meritsOfFirst(cards: readonly FoldedFit[]): ('finest' | 'cheapest')[] {
  const [first, ...others] = cards.map(({ fit }) => fit)
  if (!first || others.length === 0) return []
  const isLeast = (of: (fit: Fit) => number | null) => {
    const own = of(first)
    return own !== null && others.every((fit) => own < (of(fit) ?? Number.POSITIVE_INFINITY))
  }
  return [
    ...(isLeast((fit) => fit.errorAtSmallestG) ? (['finest'] as const) : []),
    ...(isLeast((fit) => fit.price) ? (['cheapest'] as const) : []),
  ]
}
