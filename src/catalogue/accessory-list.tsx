import type { Accessory } from '#domain/catalogue/product.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Price } from './price.tsx'

type Props = {
  accessories: readonly Accessory[]
  ticked: ReadonlySet<string>
  onTick: (accessory: Accessory, on: boolean) => void
}

/** Accessories that fit the chosen models; changes of their number are announced to screen readers. */
export function AccessoryList({ accessories, ticked, onTick }: Props) {
  const t = useTranslate()
  return (
    <fieldset className="accessories">
      <legend>{t('accessories.title')}</legend>
      <p className="hint" role="status">
        {t('accessories.fitting', { count: accessories.length })}
      </p>
      <ul>
        {accessories.map((accessory) => (
          <li key={accessory.key}>
            <label>
              <input
                type="checkbox"
                checked={ticked.has(accessory.key)}
                onChange={(event) => onTick(accessory, event.target.checked)}
              />
              <span>
                {accessory.name}
                <small>{accessory.compatibility}</small>
              </span>
              <Price euros={accessory.price} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
