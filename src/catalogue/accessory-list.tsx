import type { Accessory } from '#domain/catalogue/product.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Price } from '#src/site/price.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'

type Props = {
  accessories: readonly Accessory[]
  ticked: readonly Accessory[]
  onTick: (accessory: Accessory, on: boolean) => void
}

/** Accessories that fit the chosen model; changes of their number are announced to screen readers. */
export function AccessoryList({ accessories, ticked, onTick }: Props) {
  const t = useTranslate()
  return (
    <fieldset className="accessories">
      <legend>{t('accessories.title')}</legend>
      <p className="visually-hidden" role="status">
        {t('accessories.fitting', { count: accessories.length })}
      </p>
      <ul>
        {accessories.map((accessory) => (
          <li key={accessory.key}>
            <label>
              <input
                type="checkbox"
                checked={ticked.includes(accessory)}
                onChange={(event) => onTick(accessory, event.target.checked)}
              />
              <span>{unbroken(accessory.name)}</span>
              <Price euros={accessory.price} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
