import { useId } from 'react'
import { modelFirst } from '#domain/catalogue/model-first.ts'
import type { Column } from '#domain/comparison/comparison-rows.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { ProductPicture } from '#src/site/product-picture.tsx'

/**
 * On a phone two columns fit: which product stands beside the first, always in view. Works without JavaScript; the
 * address does not hold it, so the fields belong to no form.
 */
export function BesideRow({ columns }: { columns: readonly Column[] }) {
  const t = useTranslate()
  const name = useId()
  const others = columns.slice(1).map(({ product }) => product)
  if (others.length < 2) return null
  return (
    <tr className="beside-row">
      <td colSpan={columns.length + 1}>
        <fieldset className="beside-choice" key={others.map(({ id }) => id).join()}>
          <legend>{t('compare.beside')}</legend>
          <div className="beside">
            {others.map((product, i) => (
              <label key={product.id} htmlFor={name + product.id}>
                <input
                  type="radio"
                  form=""
                  id={name + product.id}
                  name={name}
                  value={i + 2}
                  defaultChecked={i === 0}
                  aria-label={product.name}
                />
                <ProductPicture
                  image={product.image}
                  photo={product.photo}
                  alt=""
                  width={35}
                  height={22}
                  sizes="35px"
                  eager
                />
                <span>{modelFirst(product.name).model}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </td>
    </tr>
  )
}
