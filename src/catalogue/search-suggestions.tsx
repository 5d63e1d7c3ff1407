import { useEffect, useId, useRef, useState } from 'react'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Price } from '#src/site/price.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import href from './search-suggestions.css?url'
import { groupsOf, type Option } from './suggested-options.ts'
import { optionId, useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

type SuggestionsProps = { field: HTMLInputElement }

/** The list below a search field: what was understood, filters with their counts, and models. */
export function SearchSuggestions({ field }: SuggestionsProps) {
  const t = useTranslate()
  const { navigate } = useSite()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const answer = useSuggestions(typed)
  const groups = answer ? groupsOf(answer) : []
  const options = groups.flatMap((group) => group.options)
  const choose = (option: Option | undefined) => {
    close()
    const to = option?.to ?? paths.products({ q: field.value.trim() })
    // The list of a filter may search for nothing, as the one before did: then the field stays, without the text.
    field.value = new URLSearchParams(to.split('?')[1]).get('q') ?? ''
    navigate(to)
  }
  const { wanted, open, active, close } = useCombobox(field, {
    listId,
    size: options.length,
    choose: (place) => choose(options[place]),
    onTyped: setTyped,
  })
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  const announcement = options.length > 0 ? t('suggest.count', { count: options.length }) : t('suggest.none')
  return (
    <>
      <Stylesheet href={href} />
      <p role="status" className="visually-hidden">
        {wanted && answer ? announcement : ''}
      </p>
      {open ? (
        <div ref={list} id={listId} role="listbox" aria-label={t('suggest.title')} className="suggestions">
          {groups.map(({ name, options: groupOptions }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={name} role="group" aria-labelledby={`${listId}-${name}`}>
              <p id={`${listId}-${name}`} role="presentation">
                {t(`suggest.${name}`)}
              </p>
              {groupOptions.map((option) => (
                <SuggestedOption
                  key={option.to ?? name}
                  id={optionId(listId, options.indexOf(option))}
                  option={option}
                  active={options[active] === option}
                  onChoose={() => choose(option)}
                />
              ))}
            </div>
          ))}
        </div>
      ) : null}
    </>
  )
}

type OptionProps = { id: string; option: Option; active: boolean; onChoose: () => void }

/** The press keeps the focus in the field. Keys are the combobox’s, so the option takes none. */
function SuggestedOption({ id, option: { label, count, product }, active, onChoose }: OptionProps) {
  const t = useTranslate()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="suggestion"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="suggestion-name">{unbroken(label)}</span>
      {count === undefined ? null : <span className="hint">{t('list.count', { count })}</span>}
      {product ? (
        <>
          <span className="hint">
            <span className="no-break">{product.reference}</span>
            {product.plate ? ` · ${product.plate}` : ''}
          </span>
          <Price euros={product.price} />
        </>
      ) : null}
    </div>
  )
}
