import { useCallback } from 'react'
import { drawingKindOf, type Logbook } from '#domain/scales/logbook-lines.ts'
import { scaleName, scalePlate } from '#domain/scales/scale-plate.ts'
import { kindDrawing, modelDrawing } from '#domain/site/drawings.ts'
import { paths } from '#domain/site/urls.ts'
import { addressOf } from '#src/api/request.ts'
import { DocumentList } from '#src/files/document-list.tsx'
import { FileList } from '#src/files/file-list.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { Letterhead } from '#src/site/letterhead.tsx'
import { Link } from '#src/site/link.tsx'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { CalendarLink } from './calendar-link.tsx'
import href from './logbook.css?url'
import { LogbookHistory } from './logbook-history.tsx'
import { DueAndRule, StatusIndicator } from './scale-state.tsx'
import registerStyles from './scales.css?url'

/** The logbook of an instrument of the register, a sheet for screen and paper. Needs the areas `scales` and `forms`. */
export const LogbookPage = withStyles(LogbookSheet, registerStyles, href)

function LogbookSheet({ id }: { id: string }) {
  const t = useTranslate()
  const { callApi } = useSite()
  const { answer, load, set } = useQuery(
    useCallback(() => callApi('GET /profile/scales/:id/logbook', { params: { id } }), [callApi, id]),
  )
  return (
    <article className="wrap dash-page logbook">
      <Stylesheet href={registerStyles} />
      <Stylesheet href={href} />
      <Letterhead />
      <p className="dash-back">
        <Link className="lone" to={`${paths.dashboard}#scales`}>
          {t('logbook.back')}
        </Link>
      </p>
      <Heading>
        {t('logbook.title')}{' '}
        {answer.status === 'ready' ? <small>{scaleName(answer.value.scale)}</small> : null}
      </Heading>
      <QueryBoundary
        answer={answer}
        retry={load}
        lines={8}
        missing={<p className="empty">{t('logbook.unknown')}</p>}
      >
        {(logbook) => <Sheet logbook={logbook} onChange={set} />}
      </QueryBoundary>
    </article>
  )
}

type Props = { logbook: Logbook; onChange: (logbook: Logbook) => void }

function Sheet({ logbook, onChange }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const { scale, product } = logbook
  const { verification } = scale
  return (
    <>
      <div className="logbook-top">
        <Drawing logbook={logbook} />
        <section className="logbook-block" aria-labelledby="logbook-due">
          <DataPlate plate={scalePlate(scale, locale)} />
          <h2 id="logbook-due">{t('logbook.due')}</h2>
          <StatusIndicator verification={verification} />
          <DueAndRule verification={verification} />
          <p className="hint">{t('scales.duty')}</p>
        </section>
      </div>
      <div className="logbook-columns">
        <Identification scale={scale} />
        <Code scale={scale} />
      </div>
      <LogbookHistory logbook={logbook} onChange={onChange} />
      {scale.files.length || product?.documents.length ? (
        <section className="logbook-block">
          <h2>{t('logbook.files')}</h2>
          <FileList files={scale.files} />
          <DocumentList documents={product?.documents ?? []} reference={product?.reference ?? null} />
        </section>
      ) : null}
      <p className="dash-actions">
        <button type="button" className="button" onClick={() => print()}>
          <Icon name="print" />
          {t('sent.print')}
        </button>
        {verification.dueOn || verification.overhaul?.dueOn ? (
          <CalendarLink scale={scale} className="button ghost" />
        ) : null}
      </p>
    </>
  )
}

/** The elevation of the catalogue model; else that of an instrument of its kind, which says so. */
function Drawing({ logbook: { scale, product } }: Pick<Props, 'logbook'>) {
  const t = useTranslate()
  const source =
    product?.reference != null
      ? modelDrawing(product.id, product.reference)
      : kindDrawing(drawingKindOf(scale))
  return (
    <figure className="logbook-drawing">
      <img
        src={source}
        alt={product?.reference ? t('logbook.drawing', { name: scaleName(scale) }) : ''}
        width="640"
        height="400"
      />
      <figcaption>
        {product?.reference ? null : t('logbook.drawing-kind')}{' '}
        {product ? (
          <Link className="lone" to={paths.product(product.id, product.reference ?? undefined)}>
            {t('logbook.product')}
          </Link>
        ) : null}
      </figcaption>
    </figure>
  )
}

function Identification({ scale }: Pick<Logbook, 'scale'>) {
  const t = useTranslate()
  const facts = [
    ['scales.make', scale.make],
    ['scales.model', scale.model],
    ['scales.serial', scale.serial],
    ['scales.kind', t(`scales.kind-${scale.kind}`)],
    ['scales.class', scale.accuracyClass ?? t('scales.class-none')],
    ['scales.place', scale.place],
    ['scales.country', t(`scales.country-${scale.country}`)],
    ['scales.use', t(`scales.use-${scale.use}`)],
  ] as const
  return (
    <section className="logbook-block" aria-labelledby="logbook-identification">
      <h2 id="logbook-identification">{t('logbook.identification')}</h2>
      {/* On paper an empty line is written on. */}
      <Facts
        className="scale-facts"
        rows={facts.map(([label, value]) => [t(label), value || <span className="logbook-blank">–</span>])}
      />
    </section>
  )
}

function Code({ scale }: Pick<Logbook, 'scale'>) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <section className="logbook-block logbook-code" aria-labelledby="logbook-code">
      <h2 id="logbook-code">{t('logbook.code')}</h2>
      <img
        src={addressOf('GET /profile/scales/:id/code.svg', {
          params: { id: scale.id },
          query: { lang: locale },
        })}
        alt={t('logbook.code-alt', { name: scaleName(scale) })}
        width="176"
        height="176"
      />
      <p className="hint">{t('logbook.code-hint')}</p>
    </section>
  )
}
