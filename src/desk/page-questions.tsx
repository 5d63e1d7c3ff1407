import { useEffect, useState } from 'react'
import {
  type QuestionPlace,
  type QuestionSet,
  QuestionSetForm,
  questionPlaces,
} from '#domain/content/question-set.ts'
import { check } from '#domain/forms/field-errors.ts'
import { paths } from '#domain/site/urls.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { Form } from '#src/forms/form.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import href from './content.css?url'
import { useDesk } from './desk-context.ts'
import { editedWords } from './edited-words.ts'
import { Outcome, type Said } from './outcome.tsx'
import { QuestionFields } from './question-fields.tsx'
import { added, moved, type Row } from './question-rows.ts'
import { questionWords as text } from './question-words.ts'
import { Refusal } from './refusal.tsx'
import { hasDraft, useKeptForm } from './use-kept-form.ts'
import { words } from './words.ts'
import { KeptFoot } from './write-box.tsx'

/** The name of what is typed of a page and not stored. */
const draftOf = (page: QuestionPlace) => `desk-questions.${page}`

const placePaths = { home: paths.home, contact: paths.contact, quote: paths.quote } as const

/** What was stored in place of something, which can be put back. */
type Change = { before: QuestionSet; revision: number; said: Said }

/** The questions and answers of each page. */
export function PageQuestions() {
  const { calls } = useDesk()
  const { answer, load } = useQuery(calls.questions)
  const [page, setPage] = useState<QuestionPlace | null>(
    () => questionPlaces.find((place) => hasDraft(draftOf(place))) ?? null,
  )
  const [change, setChange] = useState<Change | null>(null)
  const undo = useAction({
    send: ({ before: { page, items, at }, revision }: Change) =>
      calls.storeQuestions({ page, revision, items: at === '' ? [] : items }),
    onAccepted: () => {
      setChange(null)
      load()
    },
  })
  return (
    <>
      <Stylesheet href={href} />
      <h1>{text.questions}</h1>
      <p>{text.lead}</p>
      <QueryBoundary answer={answer} retry={load} lines={8}>
        {({ items }) =>
          items.map((set) => (
            <section key={set.page} className="dash-block desk-announced">
              <h2>{text.pages[set.page]}</h2>
              <p className="hint">
                {set.at ? editedWords.by(set.author, formatDateTime(new Date(set.at), 'fr')) : text.initial}
              </p>
              {change?.before.page === set.page ? (
                <Outcome said={change.said} see={text.see}>
                  <ActionButton action={undo} className="button small ghost" onPress={() => undo.run(change)}>
                    {editedWords.undo}
                  </ActionButton>
                  {undo.failed ? <p role="alert">{words.failed}</p> : null}
                </Outcome>
              ) : null}
              {page === set.page ? (
                <Editor
                  key={set.revision}
                  set={set}
                  onStored={(revision) => {
                    setChange({
                      before: set,
                      revision,
                      said: { text: text.saved, href: placePaths[set.page] },
                    })
                    load()
                  }}
                  onReload={() => {
                    setPage(null)
                    load()
                  }}
                  onClose={() => setPage(null)}
                />
              ) : (
                <>
                  <ol className="desk-questions">
                    {set.items.map(({ question }) => (
                      <li key={question.fr}>{question.fr}</li>
                    ))}
                  </ol>
                  <button type="button" className="button ghost" onClick={() => setPage(set.page)}>
                    {text.changePage(text.pages[set.page])}
                  </button>
                </>
              )}
            </section>
          ))
        }
      </QueryBoundary>
    </>
  )
}

const readRows = (typed = '[]') => JSON.parse(typed) as Row[]

/** The questions that are edited, and how they are stored. */
function useQuestions(
  { page, revision, items }: Omit<QuestionSet, 'author' | 'at'>,
  onAccepted: (stored: { revision: number }) => void,
) {
  const { calls } = useDesk()
  const form = useKeptForm({
    name: draftOf(page),
    initial: {
      rows: JSON.stringify(items.map((item, id) => ({ ...item, id }))),
      seen: String(revision),
    },
    validate: (values) =>
      check(QuestionSetForm, {
        ...{ page, revision: Number(values.seen) },
        items: values.reset ? [] : readRows(values.rows).map(({ id: _, ...item }) => item),
      }),
    send: calls.storeQuestions,
    onAccepted,
    valuesAfter: (_, values) => values,
  })
  const rows = readRows(form.values.rows)
  const setRows = (change: (all: Row[]) => Row[]) => form.set('rows', JSON.stringify(change(rows)))
  return { form, rows, setRows }
}

type EditorProps = {
  set: QuestionSet
  onStored: (revision: number) => void
  onReload: () => void
  onClose: () => void
}

function Editor({ set: { page, revision, items }, onStored, onReload, onClose }: EditorProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const { form, rows, setRows } = useQuestions({ page, revision, items }, (stored) => {
    onClose()
    onStored(stored.revision)
  })
  // Errors stand at places, which change when a question is moved: only a refusal opens the first that is wrong.
  const wrong = Object.keys(form.errors).flatMap((path) => path.match(/^items\.(\d+)\./)?.[1] ?? [])[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the rows as they were refused
  useEffect(() => {
    if (form.attempts && wrong) setOpened(rows[Number(wrong)]?.id ?? null)
  }, [form.attempts])
  return (
    <Form
      form={{ attempts: form.attempts, submit: () => form.submit({ reset: '' }) }}
      className="dash-form desk-editor"
    >
      <Refusal form={form} onReload={onReload} />
      {rows.map((row, at) => (
        <QuestionFields
          key={row.id}
          row={row}
          at={at}
          errors={form.errors}
          onChange={(next) => setRows((all) => all.with(at, next))}
          onMove={(by) => setRows((all) => moved(all, at, at + by))}
          onRemove={() => setRows((all) => all.toSpliced(at, 1))}
          isOpen={opened === row.id}
          onOpen={(isOpen) => setOpened((before) => (isOpen ? row.id : before === row.id ? null : before))}
        />
      ))}
      <div className="dash-actions">
        <button
          type="button"
          className="button small ghost"
          onClick={() => void form.submit({ reset: 'yes' })}
        >
          {text.initialAgain}
        </button>
      </div>
      <KeptFoot {...{ form, text, onClose }}>
        <button
          type="button"
          className="button ghost"
          onClick={() => {
            setRows(added)
            setOpened(added(rows).at(-1)?.id ?? null)
          }}
        >
          {text.add}
        </button>
      </KeptFoot>
    </Form>
  )
}
