import { each } from '#config/locales.ts'
import type { CatalogueDocument, ProductDocument, VariantDocument } from '#domain/publishing/document.ts'
import { accessoryOffers } from './accessory-offers.ts'
import { brands } from './brands.ts'
import { type Body, bodyOf } from './build.ts'
import { lot } from './draw-lots.ts'
import { makeVariants, platformText } from './generate-variants.ts'
import type { LineTexts } from './kind-texts.ts'
import { type Kind, kinds, type Platform, widthOf } from './kinds.ts'
import { services } from './services.ts'
import { specificationsOf } from './specifications.ts'

/** The demonstration catalogue: tables × hand-written texts, the same in every run. */
export function generateCatalogue(): CatalogueDocument {
  return {
    updatedOn: '2026-11-02',
    subcategories: kinds.map(({ key, category, name }) => ({ key, category, name })),
    products: kinds.flatMap((kind) => kind.texts.lines.map((line, i) => makeProduct(kind, line, i))),
    services,
  }
}

function makeProduct(kind: Kind, line: LineTexts, lineIndex: number): ProductDocument {
  const makers = brands.filter((brand) => brand.categories.includes(kind.category))
  const brand = makers[(lineIndex + kind.key.length) % makers.length]
  if (!brand) throw new Error(`No brand makes ${kind.category} scales`)
  const model = `${kind.code}${lineIndex + 1}`
  const id = `${brand.name}-${model}`.toLowerCase()
  const variants = makeVariants({ kind, line, lineIndex, brand })
  const platform = middlePlatform(kind, variants)
  const accessories = accessoryOffers(kind.texts.accessories, lineIndex, variants)
  const bodies = bodiesOf(kind, lineIndex, variants)
  return {
    id,
    category: kind.category,
    subcategory: kind.key,
    brand: brand.name,
    model,
    newestOn: arrivalOf(id),
    name: each((locale) => `${kind.productName[locale]} ${model}`),
    summary: line.text,
    description: each((locale) => `${line.text[locale]}\n\n${kind.texts.description[locale]}`),
    features: [...line.features, ...kind.texts.features],
    specifications: specificationsOf(kind, line, { variants, bodies, accessories }),
    drawing: {
      kind: kind.key,
      platform,
      dimensionMm: platform ? null : (bodyWidths[kind.key] ?? null),
      // Drawn as it is sold: a column that is an accessory is not on it.
      column: line.level > 0.3 && !accessories.some(({ key }) => /-column(-\d+)?$/.test(key)),
      verified: variants.some((variant) => variant.metrology === 'yes'),
    },
    variants,
    ...{ accessories, photos: [], documents: [], discontinued: null },
  }
}

/** One body for each platform that is sold, or the one housing of the kind. */
function bodiesOf(kind: Kind, lineIndex: number, variants: VariantDocument[]): Body[] {
  const sold = kind.platforms.filter((platform) =>
    variants.some((variant) => variant.platform === platformText(platform)),
  )
  return (sold.length ? sold : [null]).flatMap((platform) => bodyOf(kind, lineIndex, platform) ?? [])
}

/** Widths in millimetres of instruments without a platform: the housing, the cell, the largest weight. */
const bodyWidths: Record<string, number> = {
  crane: 290,
  indicator: 260,
  loadcell: 150,
  hoist: 320,
  bed: 300,
  'mass-comparator': 380,
}

function middlePlatform(kind: Kind, variants: VariantDocument[]): Platform | null {
  const sold = new Set(variants.map((variant) => variant.platform))
  const platforms = kind.platforms
    .filter((platform) => sold.has(platformText(platform)))
    .sort((a, b) => widthOf(a) - widthOf(b))
  return platforms[Math.floor(platforms.length / 2)] ?? null
}

/** A day between January 2023 and October 2026. */
function arrivalOf(id: string): string {
  const start = Date.UTC(2023, 0, 9)
  const days = Math.floor(lot(`${id}.newest`) * 1380)
  return new Date(start + days * 86_400_000).toISOString().slice(0, 10)
}
