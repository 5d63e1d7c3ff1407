import { Suspense, useCallback, useEffect } from 'react'
import { pagePaths, paths } from '#domain/site/urls.ts'
import { inParis, replyDueAt } from '#domain/time/business-hours.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { closureBetween } from '#domain/time/work-calendar.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { usePhone } from '#src/site/company-phone.ts'
import { FactSections } from '#src/site/fact-sections.tsx'
import { LinePrice } from '#src/site/item-price.tsx'
import { Letterhead } from '#src/site/letterhead.tsx'
import { Link } from '#src/site/link.tsx'
import { closureText } from '#src/site/opening-text.ts'
import { Sheet } from '#src/site/sheet.tsx'
import { SheetLine } from '#src/site/sheet-line.tsx'
import { useSite } from '#src/site/site.ts'
import { withStyles } from '#src/site/stylesheet.tsx'
import { useOpening, useRenewOpening } from '#src/site/use-opening.ts'
import { useQuery } from '#src/site/use-query.ts'
import { Heading } from '#src/ui/heading.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { QuoteStyles } from './list-styles.tsx'
import { readSent, type SentRequest } from './sent-quote.ts'

/** After sending: reference, next steps with times, and a summary to print. */
export const Confirmation = withStyles(Sent, QuoteStyles)

function Sent({ reference }: { reference: string }) {
  const t = useTranslate()
  const phone = usePhone()
  const { locale } = useSite()
  const sent = useQuery(useCallback(() => readSent(reference), [reference])).answer.value
  const renew = useRenewOpening()
  useEffect(renew, [renew])
  const calendar = useOpening()
  const dueAt = sent && replyDueAt(new Date(sent.sentAt), calendar)
  const closure = dueAt && closureBetween(inParis(new Date(sent.sentAt)).day, inParis(dueAt).day, calendar)
  return (
    <article className="wrap confirmation">
      <QuoteStyles />
      <Letterhead />
      <header>
        <div className="sent-title">
          <Icon name="check" />
          <Heading>{t('sent.title')}</Heading>
        </div>
        <p className="reference">
          <span>{t('sent.reference')}</span> <output>{reference}</output>
        </p>
      </header>
      <div className="sheet-columns">
        <div className="sheet-side">
          <h2>{t('sent.next')}</h2>
          <ol className="sent-steps">
            <li>{sent ? t('sent.step-mail', { email: sent.email }) : t('sent.step-mail-plain')}</li>
            <li>
              {dueAt
                ? t('sent.step-reply', { due: formatDateTime(dueAt, locale) })
                : t('sent.step-reply-plain')}
              {closure ? ` ${closureText(t, locale, closure)}` : null}
            </li>
            <li>{t('sent.step-decide')}</li>
          </ol>
          {sent?.missing ? <p className="notice">{t('attached.missing', { count: sent.missing })}</p> : null}
          <p>{t('sent.phone', { phone })}</p>
          <p className="confirmation-actions">
            <Link className="button" to={pagePaths.follow}>
              {t('sent.follow')}
            </Link>
            <button type="button" className="button ghost" onClick={() => print()}>
              <Icon name="print" />
              {t('sent.print')}
            </button>
          </p>
          <p>
            <Link className="lone" to={paths.products()}>
              {t('sent.more')}
            </Link>
          </p>
        </div>
        {sent && sent.items.length + sent.sections.length > 0 ? <SentSheet sent={sent} /> : null}
      </div>
    </article>
  )
}

function SentSheet({ sent: { name, email, sentAt, items, sections } }: { sent: SentRequest }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <Sheet
      title={<h2>{t('sent.summary')}</h2>}
      facts={
        <>
          <p>{formatDateTime(new Date(sentAt), locale)}</p>
          <p>{[name, email].join(' · ')}</p>
        </>
      }
    >
      {items.length ? (
        <ul>
          {items.map((item) => (
            <SheetLine
              key={item.id}
              item={item}
              end={
                <>
                  {item.quantity === 1 || item.variant?.price ? null : <span>{item.quantity}&nbsp;×</span>}
                  <LinePrice item={item} />
                </>
              }
            >
              {item.variant?.duty ? <small>{item.variant.duty}</small> : null}
              {item.accessories.length ? (
                <ul className="line-accessories">
                  {item.accessories.map(({ name: accessory }) => (
                    <li key={accessory}>{accessory}</li>
                  ))}
                </ul>
              ) : null}
            </SheetLine>
          ))}
        </ul>
      ) : null}
      <Suspense fallback={null}>
        <FactSections sections={sections} />
      </Suspense>
    </Sheet>
  )
}
