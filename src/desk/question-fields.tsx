import { contentLimits } from '#config/content-limits.ts'
import type { Locale } from '#config/locales.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { Field, TextArea } from '#src/ui/field.tsx'
import { Check, SmallButton } from './controls.tsx'
import { LanguageColumns } from './languages.tsx'
import type { Row } from './question-rows.ts'
import { questionWords as text } from './question-words.ts'

type FieldsProps = {
  row: Row
  at: number
  errors: FieldErrors
  onChange: (row: Row) => void
  onMove: (by: number) => void
  onRemove: () => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** One question with its answer in every language, and what moves it; folded until it is opened. */
export function QuestionFields({ row, at, errors, onChange, onMove, onRemove, isOpen, onOpen }: FieldsProps) {
  const t = useTranslate()
  const isWrong = Object.keys(errors).some((path) => path.startsWith(`${at}.`))
  const field = (part: 'question' | 'answer', locale: Locale) => {
    const error = errors[`${at}.${part}.${locale}`]
    return {
      name: `question-${row.id}-${part}-${locale}`,
      label: text[part](locale),
      value: row[part][locale],
      error: error && messageText(t, error),
      lang: locale,
      required: true,
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({ ...row, [part]: { ...row[part], [locale]: target.value } }),
    }
  }
  return (
    <details
      className={isWrong ? 'desk-question wrong' : 'desk-question'}
      open={isOpen}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
    >
      <summary>
        <small>{at + 1}.</small> {row.question.fr || text.untitled}
      </summary>
      <fieldset>
        <legend className="visually-hidden">{text.number(at + 1)}</legend>
        <LanguageColumns
          fieldsOf={(locale) => (
            <>
              <Field {...field('question', locale)} maxLength={contentLimits.questionLength} />
              <TextArea {...field('answer', locale)} rows={4} maxLength={contentLimits.answerLength} />
            </>
          )}
        />
        <Check
          className="desk-switch"
          label={text.configurator}
          checked={row.configurator}
          onCheck={(configurator) => onChange({ ...row, configurator })}
        />
        <div className="dash-actions">
          <SmallButton name={text.upNamed(at + 1)} onClick={() => onMove(-1)}>
            {text.up}
          </SmallButton>
          <SmallButton name={text.downNamed(at + 1)} onClick={() => onMove(1)}>
            {text.down}
          </SmallButton>
          <button
            type="button"
            className="link-button desk-apart"
            aria-label={text.removeNamed(at + 1)}
            onClick={onRemove}
          >
            {text.remove}
          </button>
        </div>
      </fieldset>
    </details>
  )
}
