import type { ProductFit } from '#domain/fit/product-fit.ts'
import type { FitQuestion } from '#domain/fit/product-question.ts'
import { formatInterval } from '#domain/metrology/mass.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { Icon } from '#src/ui/icon.tsx'

/** The verdict on each model, the reasons in sentences, and who is responsible. */
export function FitResult({ answer, given: asked }: { answer: ProductFit; given: FitQuestion | null }) {
  const t = useTranslate()
  const fitting = answer.models.filter(({ fits }) => fits).length
  return (
    <>
      <p className="fit-count">
        {answer.models.length
          ? t('fit.count', { count: answer.models.length, fitting })
          : t('fit.nothing-weighs')}
      </p>
      <p>{answer.why}</p>
      <ul className="fit-models">
        {answer.models.map((model) => (
          <ModelVerdict key={model.reference} model={model} />
        ))}
      </ul>
      {asked ? (
        <p>
          <Link className="button ghost" to={paths.configurator(String(new URLSearchParams({ ...asked })))}>
            {t('fit.configure')}
          </Link>
        </p>
      ) : null}
      <p className="hint">{answer.aid}</p>
    </>
  )
}

function ModelVerdict({ model }: { model: ProductFit['models'][number] }) {
  const t = useTranslate()
  const { locale } = useSite()
  const { reference, fits, failed, reasons, toConfirm, errorAtSmallestG } = model
  return (
    <li className={fits ? 'fits' : undefined}>
      <details open={!fits}>
        <summary>
          <Icon name={fits ? 'check' : 'close'} /> <strong>{reference}</strong>{' '}
          {t(fits ? 'fit.yes' : 'fit.no')}
        </summary>
        <ul>
          {(fits ? reasons : failed).map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
          {fits && errorAtSmallestG !== null ? (
            <li>{t('fit.error', { error: formatInterval(errorAtSmallestG * 1e6, locale) })}</li>
          ) : null}
          {toConfirm.map(({ code, text }) => (
            <li key={`confirm-${code}`} className="to-confirm">
              {text}
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
