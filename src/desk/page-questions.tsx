import { useEffect, useState } from 'react'
import { contentLimits } from '#config/content-limits.ts'
import type { Locale } from '#config/locales.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { Field, TextArea } from '#src/ui/field.tsx'
import { questionWords as text } from './content-words.ts'
import { Check, SmallButton } from './controls.tsx'
import { LanguageColumns } from './languages.tsx'
import { added, moved, type Row, readRows } from './question-rows.ts'

/** The questions of a page in their order, one of them open, in the form of a version. */
export function PageQuestions({ form }: { form: Submission }) {
  const [opened, setOpened] = useState<number | null>(null)
  const rows = readRows(form.values.rows)
  const setRows = (next: readonly Row[]) => form.set('rows', JSON.stringify(next))
  // Errors stand at places, which change when a question is moved: only a refusal opens the first that is wrong.
  const wrong = Object.keys(form.errors).flatMap((path) => path.match(/^(\d+)\./)?.[1] ?? [])[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the rows as they were refused
  useEffect(() => {
    if (form.attempts && wrong) setOpened(rows[Number(wrong)]?.id ?? null)
  }, [form.attempts])
  return (
    <>
      {rows.map((row, at) => (
        <QuestionFields
          key={row.id}
          row={row}
          at={at}
          errors={form.errors}
          onChange={(next) => setRows(rows.with(at, next))}
          onMove={(by) => setRows(moved(rows, at, at + by))}
          onRemove={() => setRows(rows.toSpliced(at, 1))}
          isOpen={opened === row.id}
          onOpen={(isOpen) => setOpened((before) => (isOpen ? row.id : before === row.id ? null : before))}
        />
      ))}
      <div className="dash-actions">
        <button
          type="button"
          className="button ghost"
          onClick={() => {
            setRows(added(rows))
            setOpened(added(rows).at(-1)?.id ?? null)
          }}
        >
          {text.add}
        </button>
      </div>
    </>
  )
}

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
function QuestionFields({ row, at, errors, onChange, onMove, onRemove, isOpen, onOpen }: FieldsProps) {
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
