import { useEffect, useRef } from 'react'
import { contentLimits } from '#config/content-limits.ts'
import { localeInfo, locales } from '#config/locales.ts'
import { type Announcement, AnnouncementForm, type AnnouncementKind } from '#domain/content/announcement.ts'
import { check } from '#domain/forms/field-errors.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { weekdayName } from '#domain/time/dates.ts'
import type { Week } from '#domain/time/work-calendar.ts'
import { Form } from '#src/forms/form.tsx'
import { type FieldProps, useFieldProps } from '#src/forms/use-field-props.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { Field, TextArea } from '#src/ui/field.tsx'
import {
  announcementDraft,
  announcementInput,
  announcementLines,
  announcementValues,
  fieldsOfErrors,
  useTranslators,
} from './announcement-values.ts'
import { contentWords as text } from './content-words.ts'
import { useDesk } from './desk-context.tsx'
import { SubmitError, useFormWithDraft } from './draft-form.tsx'
import { LanguageColumns } from './languages.tsx'
import { FormFooter } from './message-box.tsx'

type Props = {
  kind: AnnouncementKind
  /** What is changed; null: a new one. */
  stored: Announcement | null
  /** The hours that new ones begin with. */
  week: Week
  onStored: (next: Announcement) => void
  onClose: () => void
  onReload: () => void
}

/** The form of an announcement, and what visitors will read. */
export function AnnouncementEditor({ kind, stored, week, onStored, onClose, onReload }: Props) {
  const { call } = useDesk()
  const read = (values: Record<string, string>) => {
    const { output, errors } = check(AnnouncementForm, announcementInput(kind, values))
    return { output, errors: fieldsOfErrors(errors) }
  }
  const id = useRef(stored?.id ?? crypto.randomUUID())
  const form = useFormWithDraft({
    name: announcementDraft(kind, stored),
    initial: {
      ...announcementValues(kind, stored?.content ?? null, week),
      seen: String(stored?.revision ?? 0),
    },
    validate: read,
    send: (content: AnnouncementForm): Promise<Announcement> =>
      call('PUT /desk/announcements', {
        body: { id: id.current, revision: Number(form.values.seen), content },
      }),
    onAccepted: onStored,
    valuesAfter: (_, values) => values,
    blame: ({ fields }) => fieldsOfErrors(fields),
  })
  const field = useFieldProps(form, { idPrefix: `${kind}-` })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Form form={form} className="dash-form desk-editor">
      <h3 ref={heading} tabIndex={-1}>
        {stored ? text.change : text.add[kind]}
      </h3>
      <SubmitError form={form} onReload={onReload} />
      <Place kind={kind} field={field} />
      {kind === 'hours' ? <WeekFields field={field} /> : <TextFields kind={kind} form={form} field={field} />}
      <Preview output={read(form.values).output} />
      <FormFooter {...{ form, text, onClose }} />
    </Form>
  )
}

type Fields = { field: (name: string) => FieldProps }

/** The days, or the moments of a notice. */
function Place({ kind, field }: Fields & { kind: AnnouncementKind }) {
  const today = inParis(new Date()).day
  const input =
    kind === 'notice'
      ? ({ type: 'datetime-local', hint: text.moment } as const)
      : ({ type: 'date', min: today } as const)
  return (
    <div className="field-grid">
      <Field {...field('first')} {...input} label={text.first[kind]} required />
      {kind === 'hours' ? null : <Field {...field('last')} {...input} label={text.last[kind]} required />}
    </div>
  )
}

/** The reason of a closure, which may be missing, or the sentence of a notice. */
function TextFields({ kind, form, field }: Fields & { kind: 'closure' | 'notice'; form: Submission }) {
  const [name, label] =
    kind === 'closure' ? (['reason', text.reason] as const) : (['text', text.text] as const)
  return (
    <LanguageColumns
      fieldsOf={(locale) => (
        <TextArea
          {...field(`${name}.${locale}`)}
          // A text in one language asks for the others, which nobody may have been in yet.
          onBlur={() => {
            for (const each of locales) form.check(`${name}.${each}`)
          }}
          label={label(locale)}
          lang={locale}
          rows={2}
          required={kind === 'notice'}
          maxLength={contentLimits.noticeLength}
        />
      )}
    />
  )
}

function WeekFields({ field }: Fields) {
  return (
    <fieldset className="desk-week">
      <legend>{text.kinds.hours}</legend>
      <p className="hint">{text.hoursHint}</p>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <Field
          key={day}
          {...field(`week.${day}`)}
          label={weekdayName(day, 'fr')}
          required
          autoComplete="off"
        />
      ))}
    </fieldset>
  )
}

/** The sentences of pages in every language. */
function Preview({ output }: { output: AnnouncementForm | null }) {
  const translators = useTranslators()
  return (
    <section className="desk-preview" aria-label={text.preview}>
      <h4>{text.preview}</h4>
      {output && translators ? (
        <dl>
          {locales.map((locale) => (
            <div key={locale}>
              <dt>{localeInfo[locale].name}</dt>
              {announcementLines(output, translators[locale], locale).map((line) => (
                <dd key={line} lang={locale}>
                  {line}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      ) : (
        <p className="hint">{text.incomplete}</p>
      )}
    </section>
  )
}
