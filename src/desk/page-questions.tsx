import { useEffect, useState } from 'react'
import { contentLimits } from '#config/content-limits.ts'
import { each, type Locale } from '#config/locales.ts'
import type { WrittenQuestion } from '#domain/content/question-set.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import { readJson } from '#src/forms/form-draft.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { Field, TextArea } from '#src/ui/field.tsx'
import { questionWords as text } from './content-words.ts'
import { Check, GhostButton, SmallButton } from './controls.tsx'
import { LanguageColumns } from './languages.tsx'

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
        <GhostButton
          onClick={() => {
            setRows(added(rows))
            setOpened(added(rows).at(-1)?.id ?? null)
          }}
        >
          {text.add}
        </GhostButton>
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

/** A question with the number that it keeps while it is moved. */
type Row = WrittenQuestion & { id: number }

/** Questions as the form keeps them. */
export const rowValues = (questions: readonly WrittenQuestion[]): string =>
  JSON.stringify(questions.map((question, id) => ({ ...question, id })))
/** What the form keeps. */
export const readRows = (typed: string | undefined) => readJson<Row[]>(typed, [])

const empty = each(() => '')

/** The rows with one at another place. */
export const moved = <Item,>(all: readonly Item[], from: number, to: number): Item[] => {
  const row = all[from]
  return row && to >= 0 && to < all.length ? all.toSpliced(from, 1).toSpliced(to, 0, row) : [...all]
}

/** The rows with an empty one at their end. */
const added = (all: readonly Row[]): Row[] => [
  ...all,
  { id: Math.max(-1, ...all.map(({ id }) => id)) + 1, question: empty, answer: empty, configurator: false },
]
