import { useEffect, useState } from 'react'
import type { Submission } from '#src/forms/use-submission.ts'
import { QuestionFields } from './question-fields.tsx'
import { added, moved, type Row, readRows } from './question-rows.ts'
import { questionWords as text } from './question-words.ts'

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
