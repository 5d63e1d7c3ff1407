import { Suspense } from 'react'
import { requestItems } from '#domain/forms/form-input.ts'
import type { Accepted } from '#domain/forms/forms.ts'
import { listFields } from '#domain/forms/posted.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import type { QuoteSection } from '#domain/quote-list/quote-section.ts'
import { paths } from '#domain/site/urls.ts'
import { Form, SubmitButton, WithoutScript } from '#src/forms/form.tsx'
import type { Draft } from '#src/forms/form-draft.ts'
import { TermsField } from '#src/forms/terms-field.tsx'
import type { Submission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'
import { Link } from '#src/site/link.tsx'
import { SheetHead } from '#src/site/sheet.tsx'
import { useSite } from '#src/site/site.ts'
import { ContactFields, ContactProblems } from './contact-fields.tsx'
import { useTravelOf } from './list-travel.ts'
import { quoteFieldsId, useQuoteItems, useQuoteServices } from './quote-list-facade.ts'
import { useListSections } from './use-listed-services.ts'
import { useQuoteRequest } from './use-quote-request.ts'

/** Rendered only when the list has items, so no first page waits for it. */
const QuoteLines = deferred(() => import('./quote-lines.tsx').then((module) => module.QuoteLines), {
  onDemand: true,
})

const ServiceLines = deferred(() => import('./service-lines.tsx').then((module) => module.ServiceLines), {
  onDemand: true,
})

const ListTotal = deferred(() => import('./list-total.tsx').then((module) => module.ListTotal), {
  onDemand: true,
})

const ListBar = deferred(() => import('./list-total.tsx').then((module) => module.ListBar), {
  onDemand: true,
})

const TotalSentence = deferred(() => import('./list-total.tsx').then((module) => module.TotalSentence), {
  onDemand: true,
})

export type SentQuote = Accepted & {
  name: string
  email: string
  items: readonly QuoteItem[]
  /** What it carried beside its items. */
  sections: readonly QuoteSection[]
  /** Files that could not be attached. */
  missing?: number
}

type Props = {
  onSent: (sent: SentQuote) => void
  /** The device keeps the request until there is a network. */
  onKept: () => void
  /** The signed-in customer; null for a guest. */
  sender: string | null
  /** Known data of the sender. */
  prefill: Draft | null
}

/** The request form: the list, contact data, message. */
export function QuoteForm({ onSent, onKept, sender, prefill }: Props) {
  const t = useTranslate()
  const items = useQuoteItems()
  const services = useQuoteServices()
  const sections = useListSections(items)
  const form = useQuoteRequest({
    name: 'quote',
    content: () => ({
      items: requestItems(items),
      ...(services.length ? { services: [...services] } : {}),
    }),
    prefill,
    sender,
    shown: ({ name, email }) => ({ name, email, items, sections, list: { services } }),
    onKept,
    onAccepted: (answer, { name, email }, missing) =>
      onSent({ ...answer, name, email, items, sections, missing }),
  })
  useTravelOf(form.values)
  return (
    <Form form={form} name="quote" className="sheet quote-form">
      <SheetHead title={<h2 id="quote-list-title">{t('quote.summary')}</h2>} />
      <UnreadList attempts={form.attempts} />
      <ListBox items={items} form={form} />
      <section className="quote-fields" id={quoteFieldsId} aria-labelledby="quote-fields-title">
        <h2 id="quote-fields-title">{t('quote.your-details')}</h2>
        <ContactProblems form={form} />
        <ContactFields form={form} />
        <TermsField form={form} />
        <SubmitButton form={form} label="quote.send" busyLabel="form.sending" />
        <p className="hint">
          {t('quote.promise')}{' '}
          {items.length + services.length ? (
            <Suspense fallback={null}>
              <TotalSentence />
            </Suspense>
          ) : null}
        </p>
        <WithoutScript more={t('quote.noscript')} />
      </section>
    </Form>
  )
}

/**
 * Only the browser knows the list, so the edge sends nothing of a browser that may have one: it asks to send again, and
 * by then the list is usually there.
 */
function UnreadList({ attempts }: Pick<Submission, 'attempts'>) {
  const t = useTranslate()
  const { posted } = useSite()
  const [script, none] = listFields.script
  const [list, leftOut] = listFields.list
  if (!posted?.list)
    return (
      <noscript>
        <input type="hidden" name={script} value={none} />
      </noscript>
    )
  return (
    <>
      <input type="hidden" name={list} value={leftOut} />
      {posted.list === 'unread' && attempts === 0 ? (
        // biome-ignore lint/a11y/noAutofocus: only the edge writes it, as the answer to a form sent without script
        <div className="form-problems" role="alert" tabIndex={-1} autoFocus>
          <p>{t('quote.list-unread')}</p>
        </div>
      ) : null}
    </>
  )
}

function ListBox({ items, form: { errors } }: { items: readonly QuoteItem[]; form: Submission }) {
  const services = useQuoteServices()
  const lines = items.length
  return (
    <section className="quote-list-box" aria-labelledby="quote-list-title">
      {lines ? null : <EmptyList />}
      {lines + services.length ? (
        <Suspense fallback={<div className="spinner" aria-hidden="true" />}>
          {lines ? <QuoteLines errors={errors} /> : null}
          <ServiceLines errors={errors} />
          <ListTotal />
          {lines ? <ListBar /> : null}
        </Suspense>
      ) : null}
    </section>
  )
}

function EmptyList() {
  const t = useTranslate()
  return (
    <div className="empty">
      <p>
        <strong>{t('quote.empty')}</strong>
      </p>
      <p>{t('quote.empty-hint')}</p>
      <p className="closing-actions">
        <Link className="button ghost" to={paths.products()}>
          {t('quote.to-products')}
        </Link>
      </p>
    </div>
  )
}
