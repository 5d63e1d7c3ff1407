import type { ProductDetail } from '#domain/catalogue/product.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import type { BandPrice } from '#domain/quote-list/service-prices.ts'
import { AccessoryList } from '#src/catalogue/accessory-list.tsx'
import { ModelRuler } from '#src/catalogue/model-ruler.tsx'
import { useAccessories } from '#src/catalogue/use-accessories.ts'
import { useChosenModel } from '#src/catalogue/use-chosen-model.ts'
import stepperHref from '#src/quote-list/stepper.css?url'
import { Letterhead } from '#src/site/letterhead.tsx'
import { stylesheets, withStyles } from '#src/site/stylesheet.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductFacts, ProductHead, ProductIntro } from './product-intro.tsx'
import modelsHref from './product-models.css?url'
import phoneHref from './product-phone.css?url'
import sectionsHref from './product-sections.css?url'
import { ProductStage } from './product-stage.tsx'
import href from './product-top.css?url'

type Props = { product: ProductDetail; question: ProductQuestion; commissioning: readonly BandPrice[] }

/** Those of the sections too: the parts of a page come one by one, and its style sheets with the first. */
const Styles = stylesheets(href, modelsHref, sectionsHref, stepperHref, phoneHref)

/** The first screen of a product: its drawing as an instrument, what it is, its models and accessories. */
function Top({ product, question, commissioning }: Props) {
  const [variant, setReference] = useChosenModel(product, question)
  const { fitting, ticked, tick } = useAccessories(product, variant)
  return (
    <div className="product-top">
      <Styles />
      <Letterhead />
      <ProductHead product={product} variant={variant} />
      {variant && product.photos ? (
        <ProductGallery product={product} variant={variant} question={question} photos={product.photos} />
      ) : variant ? (
        <ProductStage product={product} variant={variant} question={question} />
      ) : null}
      {variant ? (
        <ModelRuler
          product={product}
          reference={variant.reference}
          onReference={setReference}
          question={question}
        />
      ) : null}
      <ProductIntro product={product} variant={variant} />
      <ProductFacts product={product} variant={variant} commissioning={commissioning} />
      {fitting.length && !product.discontinued ? (
        <AccessoryList accessories={fitting} ticked={ticked} onTick={tick} />
      ) : null}
    </div>
  )
}

export const ProductTop = withStyles(Top, Styles)
