import { useState } from 'react'
import { travelZones } from '#config/company.ts'
import { contentLimits } from '#config/content-limits.ts'
import { limits } from '#config/limits.ts'
import {
  type DatedPage,
  type DatedSubject,
  initialVersion,
  isQuestionPlace,
} from '#domain/content/dated-version.ts'
import { paths } from '#domain/site/urls.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { Form } from '#src/forms/form.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { type FieldProps, useFieldProps } from '#src/forms/use-field-props.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { Confirm } from '#src/ui/dialog.tsx'
import { Field, TextArea } from '#src/ui/field.tsx'
import { MarkdownPreview } from './article-fields.tsx'
import { editedWords, datedWords as text } from './content-words.ts'
import { useDesk } from './desk-context.tsx'
import { type SaveMessage, SaveStatus, SubmitError, useFormWithDraft } from './draft-form.tsx'
import { moment } from './formats.ts'
import { LanguageColumns } from './languages.tsx'
import { FormFooter } from './message-box.tsx'
import { PageQuestions } from './page-questions.tsx'
import {
  contactFields,
  type DatedChange,
  datedDraft,
  fieldsOfDated,
  readDated,
  storeDated,
  versionValues,
} from './version-values.ts'
import { Versions } from './versions.tsx'

type Props = {
  page: DatedPage
  /** Reads the versions again while the form stays. */
  onChanged: () => void
  /** Begins again with what is stored. */
  onReload: () => void
  onClose?: () => void
}

/** The next version of facts, of a legal text or of questions, and all versions before it. */
export function DatedEditor({ page, onChanged, onReload, onClose }: Props) {
  const { subject } = page
  const { call } = useDesk()
  const [said, setSaid] = useState<SaveMessage | null>(null)
  const form = useDated(page, (day) => {
    const isNow = day <= inParis(new Date()).day
    const href = subject === 'company' ? paths.contact : paths[subject]
    setSaid(isNow ? { text: text.now, href } : { text: text.later(formatDay(day, 'fr')) })
    onChanged()
  })
  const field = useFieldProps(form, { idPrefix: `${subject}-` })
  const { submit, question } = useQuestion(page, form)
  const callingOff = useAction({
    send: (version: number) =>
      call('DELETE /desk/versions', { query: { subject, version: String(version) } }),
    onAccepted: () => {
      setSaid({ text: text.calledOff })
      onChanged()
    },
  })
  return (
    <>
      <Form form={{ attempts: form.attempts, submit }} className="dash-form desk-editor">
        <SubmitError form={form} onReload={onReload} />
        <Fields {...{ subject, form, field }} />
        <div className="field-grid">
          <Field {...field('day')} type="date" min={inParis(new Date()).day} label={text.day} required />
        </div>
        <FormFooter {...{ form, text, onClose }} />
        <SaveStatus said={form.problem ? null : said} see={text.see} />
      </Form>
      {question}
      <Versions<DatedPage['content']>
        heading={subject === 'company' ? 'h2' : 'h3'}
        versions={page.versions.map(({ version, day, state, author, at }) => ({
          version,
          said: `${text.version(version, formatDay(day, 'fr'))}, ${text.states[state]}`,
          hint: [
            at === '' ? text.initial : editedWords.by(author, moment(at)),
            ...replacedBy({ version, day, state }, page.versions).map(text.replaces),
          ].join(' '),
          take: state !== 'present',
          ...(state === 'coming' ? { callOff: text.callOffAsk(version, formatDay(day, 'fr')) } : {}),
        }))}
        nameOf={(version) => `${version}.0`}
        read={(version) => call('GET /desk/versions', { query: { subject, version: String(version) } })}
        callingOff={callingOff}
        onTake={(version, content) => {
          for (const [name, value] of Object.entries(versionValues({ subject, content })))
            form.set(name, value)
          setSaid({ text: text.taken(version) })
        }}
      />
    </>
  )
}

/** Asks before what is typed is put in force; what is incomplete is refused without a question. */
function useQuestion(page: DatedPage, form: Submission) {
  const [isAsked, setAsked] = useState(false)
  const isWhole = Boolean(readDated(page.subject, form.values).output)
  return {
    submit: async () => (isWhole ? setAsked(true) : form.submit()),
    question: isAsked ? (
      <Confirm
        question={questionOf(page, form.values.day ?? '')}
        action={text.save}
        isDanger={false}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void form.submit()
        }}
      />
    ) : null,
  }
}

type Version = Pick<DatedPage['versions'][number], 'version' | 'day' | 'state'>

/** The versions written after one to come that it replaces on its day all the same. */
const replacedBy = (coming: Version, versions: readonly Version[]): number[] =>
  coming.state === 'coming'
    ? versions
        .filter(
          ({ version, day, state }) => version > coming.version && day < coming.day && state !== 'called-off',
        )
        .map(({ version }) => version)
    : []

/** What is about to be in force and from when, and which version, planned before, replaces it on its day. */
function questionOf({ subject, versions }: DatedPage, day: string): string {
  const ask = day <= inParis(new Date()).day ? text.ask.now : text.ask.later(formatDay(day, 'fr'))
  const [next] = versions
    .filter((version) => version.state === 'coming' && version.day > day)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  const about = subject === 'company' ? text.company : text.subjects[subject]
  return `${about}\u00a0: ${ask}${next ? ` ${text.ask.replaced(next.version, formatDay(next.day, 'fr'))}` : ''}`
}

function useDated(page: DatedPage, onStored: (day: string) => void) {
  const { call } = useDesk()
  const { subject } = page
  const seen = String(page.versions[0]?.version ?? initialVersion)
  return useFormWithDraft({
    name: datedDraft(subject),
    initial: { ...versionValues(page), day: inParis(new Date()).day, seen },
    validate: (values) => {
      const { output, errors } = readDated(subject, values)
      return { output, errors: fieldsOfDated(errors) }
    },
    send: (body: DatedChange) => storeDated(call, body),
    onAccepted: (_, { day }) => onStored(day),
    valuesAfter: ({ version }, values) => ({ ...values, seen: String(version) }),
    blame: ({ fields }) => fieldsOfDated(fields),
  })
}

type FieldsProps = { subject: DatedSubject; form: Submission; field: (name: string) => FieldProps }

const Fields = ({ subject, form, field }: FieldsProps) =>
  isQuestionPlace(subject) ? (
    <PageQuestions form={form} />
  ) : subject === 'company' ? (
    <FactFields field={field} />
  ) : (
    <TextFields form={form} field={field} />
  )

function FactFields({ field }: Pick<FieldsProps, 'field'>) {
  const types = { phone: 'tel', email: 'email' } as const
  return (
    <>
      <div className="field-grid">
        {contactFields.map((name) => (
          <Field
            key={name}
            {...field(name)}
            label={text.fields[name]}
            type={types[name as keyof typeof types] ?? 'text'}
            inputMode={name === 'postalCode' ? 'numeric' : undefined}
            required
            autoComplete="off"
            maxLength={name === 'email' ? limits.emailLength : limits.nameLength}
          />
        ))}
      </div>
      <div className="field-grid">
        {travelZones.map((km, i) => (
          <Field
            key={km}
            {...field(`travel.${i}`)}
            label={text.travel(km)}
            inputMode="decimal"
            required
            autoComplete="off"
          />
        ))}
      </div>
    </>
  )
}

function TextFields({ form, field }: Omit<FieldsProps, 'subject'>) {
  return (
    <LanguageColumns
      fieldsOf={(locale) => (
        <>
          <TextArea
            {...field(locale)}
            label={text.text(locale)}
            lang={locale}
            hint={text.markdownHint}
            required
            rows={18}
            maxLength={contentLimits.markdownLength}
          />
          <MarkdownPreview locale={locale} markdown={form.values[locale] ?? ''} />
        </>
      )}
    />
  )
}
