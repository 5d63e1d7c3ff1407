import type { Locale } from '#config/locales.ts'
import type { TravelZone } from '#domain/area/travel-zone.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import type { QuoteSection } from '#domain/quote-list/quote-section.ts'
import { quoteSections } from '#domain/quote-list/quote-sections.ts'
import type { ConfiguratorData } from '#src/configurator/data.ts'
import { chosenAccessories, chosenServices, estimateOfChoice } from '#src/configurator/request-content.ts'
import { requirementOf } from '#src/configurator/summary-data.ts'
import type { Translate } from '#src/i18n/translation.ts'

/** What the confirmation shows of a sent configuration. */
type SentConfiguration = { items: QuoteItem[]; sections: QuoteSection[] }

/** The sent configuration as the confirmation shows it: models as items of a quote list, the rest as sections. */
export function sentConfiguration(
  data: ConfiguratorData,
  { locale, t, travel, sentAt }: { locale: Locale; t: Translate; travel: TravelZone | null; sentAt: string },
): SentConfiguration {
  return {
    items: itemsOf(data, locale, sentAt),
    sections: quoteSections(
      {
        services: chosenServices(data),
        configuration: conclusionOf(data, locale, t),
        estimate: estimateOfChoice(data, travel),
      },
      t,
      locale,
    ),
  }
}

function itemsOf(data: ConfiguratorData, lang: Locale, addedAt: string): QuoteItem[] {
  return data.chosen.map((model, i) => {
    const { price: _price, inStock: _inStock, ...variant } = model.variant
    return {
      id: `quote-item-${i + 1}`,
      productId: model.product.id,
      productName: model.product.name,
      productImage: model.product.image,
      variant,
      accessories: chosenAccessories(data, model).map(({ key, name, compatibility }) => ({
        key,
        name,
        compatibility,
      })),
      quantity: model.choice.quantity,
      addedAt,
      lang,
    }
  })
}

function conclusionOf({ fit, state, chosen }: ConfiguratorData, locale: Locale, t: Translate) {
  if (!fit) return null
  const models = chosen.flatMap(({ verdict }) => verdict ?? [])
  return {
    use: t(`use-name.${fit.regime.use}`),
    result: {
      requirement: requirementOf(fit, state, { locale, t }),
      regime: fit.regime.text,
      aid: fit.aid,
      models,
    },
  }
}
