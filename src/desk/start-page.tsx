import { useCallback } from 'react'
import { limits } from '#config/limits.ts'
import { type Locale, localeInfo, locales } from '#config/locales.ts'
import { requestInputs } from '#domain/forms/person-fields.ts'
import type { Service } from '#domain/quote-list/quote-service.ts'
import type { DeskContact } from '#domain/quote-requests/contact-forms.ts'
import type { StartForm } from '#domain/quote-requests/start-form.ts'
import { Form } from '#src/forms/form.tsx'
import { type Draft, readJson } from '#src/forms/form-draft.ts'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { type Submission, useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'
import { Choice, Field, Options, TextArea } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useDesk } from './desk-context.tsx'
import { DeskNotFound, DeskQuery, useRefreshed } from './desk-query.tsx'
import { sessionText } from './draft-form.tsx'
import { euros } from './formats.ts'
import { SendButton } from './message-box.tsx'
import { ModelSearch } from './model-search.tsx'
import { phoneWords } from './staff-words.ts'
import { submitOnCtrlEnter } from './use-shortcuts.ts'
import { words } from './words.ts'

const empty = { lang: 'fr', message: '', items: '[]', services: '{}', country: '' }

/** What a contact message says already of the request that it becomes. */
const ofContact = ({ reference, name, email, phone, locale, message }: DeskContact): Draft => ({
  ...{ ...empty, name, email, phone, lang: locale, message, contact: reference },
})

/** A request that the company writes down for who telephoned or wrote. */
export function StartPage({ contact }: { contact: string | null }) {
  const { call } = useDesk()
  const read = useCallback(
    async () =>
      contact === null
        ? empty
        : ofContact(await call('GET /desk/contacts/:message', { params: { message: contact } })),
    [call, contact],
  )
  return (
    <DeskQuery query={useRefreshed(read)} lines={10} missing={<DeskNotFound />}>
      {(initial) => <Start initial={initial} name={`desk-start.${contact ?? 'new'}`} />}
    </DeskQuery>
  )
}

function useStart(initial: Draft, name: string): Submission {
  const { call, open } = useDesk()
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
        lang: lang as Locale,
      }),
    ),
    send: (body: StartForm, idempotencyKey) => call('POST /desk/requests', { body, idempotencyKey }),
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
        lang={form.values.lang as Locale}
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

type Props = {
  /** How many of each, by code. */
  chosen: Record<string, number>
  onChange: (chosen: Record<string, number>) => void
}

const labelOf = ({ name, priceCents }: Service) =>
  `${name} · ${priceCents === null ? words.onRequest : euros(priceCents)}`

/** The services that are asked for, and the list that adds one. */
function StartServices({ chosen, onChange }: Props) {
  const { callApi } = useSite()
  const read = useCallback(() => callApi('GET /services', { query: { lang: 'fr' } }), [callApi])
  const services = useQuery(read).answer.value?.items ?? []
  const others = services.filter(({ code }) => !(code in chosen))
  const without = (code: string) =>
    Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== code))
  return (
    <fieldset className="desk-items">
      <legend>{words.services}</legend>
      {services
        .filter(({ code }) => code in chosen)
        .map((service) => (
          <AskedRow
            key={service.code}
            name={service.name}
            quantity={chosen[service.code]}
            onChange={(quantity) => onChange({ ...chosen, [service.code]: quantity })}
            onRemove={() => onChange(without(service.code))}
          >
            {labelOf(service)}
          </AskedRow>
        ))}
      <select
        className="desk-blocks"
        aria-label={words.addService}
        value=""
        disabled={Object.keys(chosen).length >= limits.quoteServices}
        onChange={(event) => onChange({ ...chosen, [event.target.value]: 1 })}
      >
        <option value="">{words.addService}</option>
        <Options of={others.map((service) => [service.code, labelOf(service)])} />
      </select>
    </fieldset>
  )
}

type RowProps = {
  /** What it is called where its text is too long. */
  name: string
  quantity: number | undefined
  onChange: (quantity: number) => void
  onRemove: () => void
  children: React.ReactNode
}

/** Something that is asked for, and how often. */
const AskedRow = ({ name, quantity, onChange, onRemove, children }: RowProps) => (
  <p>
    <input
      type="number"
      min={1}
      max={limits.quoteQuantity}
      aria-label={words.quantityOf(name)}
      value={quantity}
      onChange={(event) => onChange(Math.max(1, Math.floor(Number(event.target.value))))}
    />
    <span>{children}</span>
    <IconButton icon="close" name={words.removeModel(name)} onClick={onRemove} />
  </p>
)

type AskedRowProps = {
  lang: Locale
  items: ItemValues[]
  onChange: (items: ItemValues[]) => void
}

/** The models that are asked for, and the search that adds one. */
function StartItems({ lang, items, onChange }: AskedRowProps) {
  const set = (reference: string, quantity: number) =>
    onChange(items.map((item) => (item.reference === reference ? { ...item, quantity } : item)))
  return (
    <fieldset className="desk-items">
      <legend>{words.models}</legend>
      {items.map(({ reference, name, quantity }) => (
        <AskedRow
          key={reference}
          name={reference}
          quantity={quantity}
          onChange={(next) => set(reference, next)}
          onRemove={() => onChange(items.filter((item) => item.reference !== reference))}
        >
          <strong>{reference}</strong> {name}
        </AskedRow>
      ))}
      <ModelSearch
        lang={lang}
        onChoose={({ productId, reference, name }) => {
          const present = items.find((item) => item.reference === reference)
          if (present) set(reference, present.quantity + 1)
          else onChange([...items, { productId, reference, name, quantity: 1 }])
        }}
      />
    </fieldset>
  )
}

/** A model in a request that is being written down. */
type ItemValues = { productId: string; reference: string; name: string; quantity: number }

const readItems = (typed: string | undefined) => readJson<ItemValues[]>(typed, [])
/** How many of each service, by its code. */
const readServices = (typed: string | undefined) => readJson<Record<string, number>>(typed, {})
