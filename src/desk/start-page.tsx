import { useCallback } from 'react'
import { limits } from '#config/limits.ts'
import { localeInfo, locales } from '#config/locales.ts'
import { requestInputs } from '#domain/forms/person-fields.ts'
import type { DeskContact } from '#domain/quote-requests/contact-forms.ts'
import type { StartForm } from '#domain/quote-requests/start-form.ts'
import { Form } from '#src/forms/form.tsx'
import type { Draft } from '#src/forms/form-draft.ts'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { type Submission, useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Choice, Field, Options, TextArea } from '#src/ui/field.tsx'
import { useDesk } from './desk-context.ts'
import { DeskPage } from './desk-page.tsx'
import { phoneWords } from './phone-words.ts'
import { sessionText } from './refusal.tsx'
import { StartItems } from './start-items.tsx'
import { StartServices } from './start-services.tsx'
import { readItems, readServices } from './typed-items.ts'
import { submitOnCtrlEnter } from './use-shortcuts.ts'
import { words } from './words.ts'
import { SendButton } from './write-box.tsx'

const empty = { lang: 'fr', message: '', items: '[]', services: '{}', country: '' }

/** What a contact message says already of the request that it becomes. */
const ofContact = ({ reference, name, email, phone, locale, message }: DeskContact): Draft => ({
  ...{ ...empty, name, email, phone, lang: locale, message, contact: reference },
})

/** A request that the company writes down for who telephoned or wrote. */
export function StartPage({ contact }: { contact: string | null }) {
  const { calls } = useDesk()
  const read = useCallback(
    () => (contact === null ? Promise.resolve(empty) : calls.contact(contact).then(ofContact)),
    [calls, contact],
  )
  return (
    <DeskPage read={read}>
      {(initial) => <Start initial={initial} name={`desk-start.${contact ?? 'new'}`} />}
    </DeskPage>
  )
}

function useStart(initial: Draft, name: string): Submission {
  const { calls, open } = useDesk()
  return useSubmission({
    name,
    draft: 'tab',
    initial,
    validate: bySchema(
      () => import('#domain/quote-requests/start-form.ts').then((module) => module.StartForm),
      ({ items, services, lang, contact, ...values }) => ({
        ...(values as Record<'name' | 'email' | 'message', string>),
        ...(contact ? { contact } : {}),
        items: readItems(items).map(({ productId, reference, quantity }) => ({
          productId,
          variantReference: reference,
          quantity,
        })),
        services: Object.entries(readServices(services)).map(([code, quantity]) => ({ code, quantity })),
        lang: lang as 'fr',
      }),
    ),
    send: (body: StartForm, key) => calls.start(body, key),
    onAccepted: ({ reference }) => open({ name: 'request', reference }),
  })
}

function Start({ initial, name }: { initial: Draft; name: string }) {
  const t = useTranslate()
  const form = useStart(initial, name)
  const field = useFieldProps(form)
  const inputs = [...requestInputs.sender, ...requestInputs.address]
  const labels = Object.fromEntries(inputs.map((input) => [input.name, t(`form.${input.name}`)]))
  return (
    <Form form={form} className="dash-form desk-start">
      <h1>{words.start}</h1>
      <p className="hint">{words.startHint}</p>
      <FormProblems
        {...form}
        labels={{ ...labels, message: words.message }}
        problemText={sessionText(form.problem)}
      />
      <div className="field-grid">
        {inputs.map(({ name: input, ...attributes }) => (
          <Field
            key={input}
            {...field(input)}
            label={labels[input] ?? input}
            {...attributes}
            {...(input === 'email' ? { required: false, hint: phoneWords.startWithoutEmail } : {})}
            autoComplete="off"
          />
        ))}
        <Choice {...field('lang')} label={words.language} required>
          <Options of={locales.map((locale) => [locale, localeInfo[locale].name])} />
        </Choice>
      </div>
      <StartItems
        lang={form.values.lang as 'fr'}
        items={readItems(form.values.items)}
        onChange={(items) => form.set('items', JSON.stringify(items))}
      />
      <StartServices
        chosen={readServices(form.values.services)}
        onChange={(services) => form.set('services', JSON.stringify(services))}
      />
      <TextArea
        {...field('message')}
        label={words.message}
        hint={words.startMessageHint}
        rows={4}
        maxLength={limits.messageLength}
        onKeyDown={submitOnCtrlEnter}
      />
      <div className="dash-foot">
        <SendButton form={form} text={form.values.email ? words.sendStart : phoneWords.storeStart} />
      </div>
    </Form>
  )
}
