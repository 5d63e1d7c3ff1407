import type { VariantDocument } from '#domain/publishing/document.ts'
import type { Brand } from './brands.ts'
import { bodyOf } from './build.ts'
import { choosePlatforms } from './choose-platforms.ts'
import { lot } from './draw-lots.ts'
import type { LineTexts } from './kind-texts.ts'
import { type Kind, type KindVariant, nominal, type Platform, platformArea } from './kinds.ts'
import { priceOf, weightMasses } from './prices.ts'
import { freeReference, variantLabel } from './references.ts'
import { factsOf } from './variant-facts.ts'

type Model = { own: KindVariant; platform: Platform | null; platformStep: number; verified: boolean }
type Line = { kind: Kind; line: LineTexts; lineIndex: number; brand: Brand }

/** The variants of one product line: each range once, then unverified twins and further platforms. */
export function makeVariants(of: Line): VariantDocument[] {
  const { kind, line, lineIndex, brand } = of
  const own = ownVariants(of)
  const optional = isOptional(of)
  const sizes = [...new Set(own.map(capacityOf))].sort((a, b) => a - b)
  const names = new Set<string>()
  return modelsOf(of, own)
    .sort((a, b) => capacityOf(a.own) - capacityOf(b.own) || areaOf(a.platform) - areaOf(b.platform))
    .map((model) => {
      const label = variantLabel(model.own, model.verified)
      const reference = freeReference(`${brand.code}-${kind.code}${lineIndex + 1}-${label}`, names)
      const variant = model.verified ? model.own : withoutVerification(model.own)
      const inStock = kind.price !== null && lot(`${reference}.stock`) < 0.8
      const body = bodyOf(kind, lineIndex, model.platform)
      return {
        ...variant,
        reference,
        platform: model.platform && platformText(model.platform),
        metrology: !model.verified ? 'no' : optional ? 'optional' : 'yes',
        priceCents: priceOf(
          { kind, line, lineIndex, brand },
          {
            maxUg: capacityOf(model.own),
            position: sizePosition(model.own, sizes),
            platformStep: model.platformStep,
            verified: model.verified && !optional,
          },
        ),
        inStock,
        facts: factsOf(of, { variant, body, inStock }),
      }
    })
}

function modelsOf(of: Line, own: KindVariant[]): Model[] {
  const { kind, lineIndex } = of
  const platforms = choosePlatforms(kind, lineIndex, own)
  const on = (step: number): Model[] =>
    own.flatMap((variant, i) => {
      const platform = platforms[i]?.[step] ?? null
      if (step > 0 && !platform) return []
      return [{ own: variant, platform, platformStep: step, verified: variant.accuracyClass !== null }]
    })
  const models = on(0)
  const twins = unverifiedTwins(of, models)
  const target = Math.min(7, Math.max(own.length, Math.round(kind.models / kind.texts.lines.length) + 1))
  for (const model of [...on(1), ...on(2)]) if (models.length < target) models.push(model)
  return [...models, ...twins]
}

/** Test weights, load cells: each line takes its share of the kind's own list. */
function ownVariants({ kind, line, lineIndex }: Line): KindVariant[] {
  if (kind.key === 'weights') return weightMasses(lineIndex).map(nominal)
  const cells: [from: number, to: number][] = [
    [0, 4],
    [4, 8],
    [5, 10],
  ]
  if (kind.key === 'loadcell') return kind.variants.slice(...(cells[lineIndex] ?? [0]))
  return line.variants.map((i) => kind.variants[i]).filter((variant) => variant !== undefined)
}

/** Do the texts say of every model that it is of class III or verified? Then none is sold without. */
function claimsClass({ kind, line }: Pick<Line, 'kind' | 'line'>): boolean {
  const statements = [line.text, ...line.features, ...kind.texts.features]
  return statements.some((text) => /class III|verified version/i.test(text.en))
}

/** Lines of industry that are verified on order only. */
function isOptional(of: Line): boolean {
  const { kind, line, lineIndex } = of
  if (kind.category !== 'industrial' || line.level >= 0.4) return false
  const asked = kind.key === 'livestock' || !claimsClass(of)
  return asked && lot(`${kind.key}.${lineIndex}.optional`) < 0.5
}

/** Lines also sold without verification: goods are weighed there that nobody is charged for. */
const twinLines = new Set(['bench.0', 'bench.3'])

function unverifiedTwins({ kind, lineIndex }: Line, models: Model[]): Model[] {
  if (!twinLines.has(`${kind.key}.${lineIndex}`)) return []
  return models.slice(0, 4).map((model) => ({ ...model, verified: false }))
}

/** Where a model stands between the smallest and the largest of its line, 0 to 1; several ranges count a little. */
function sizePosition(own: KindVariant, sizes: number[]): number {
  const bySize = sizes.length > 1 ? sizes.indexOf(capacityOf(own)) / (sizes.length - 1) : 0.5
  return Math.min(1, 0.85 * bySize + 0.09 + (own.ranges.length > 1 ? 0.06 : 0))
}

function withoutVerification(variant: KindVariant): KindVariant {
  return { ...variant, accuracyClass: null, ranges: variant.ranges.map((range) => ({ ...range, eUg: null })) }
}

const capacityOf = (variant: KindVariant) => variant.ranges.at(-1)?.maxUg ?? 0
const areaOf = (platform: Platform | null) => (platform ? platformArea(platform) : 0)

const millimetres = (mm: number) => String(Math.round(mm)).replace(/\B(?=(\d{3})+$)/g, '\u202f')

/** A platform as it is stored, thousands by a no-break thin space; `platformIn` writes it in one language. */
export function platformText(platform: Platform): string {
  if (platform.shape === 'round') return `ø\u00a0${platform.diameterMm}\u00a0mm`
  return `${millimetres(platform.widthMm)}\u00a0×\u00a0${millimetres(platform.depthMm)}\u00a0mm`
}
