import { type FormEvent, useState } from 'react'
import { countryName } from '#config/locales.ts'
import { type FitUse, fitCountries, fitUses, usualCountry } from '#domain/fit/fit-use.ts'
import {
  type FitQuestion,
  type FitState,
  fitQuestion,
  type ProductQuestion,
} from '#domain/fit/product-question.ts'
import { paths } from '#domain/site/urls.ts'
import { KeptQuestion } from '#src/figures/figure-form.tsx'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { useHref, useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { Choice, Field } from '#src/ui/field.tsx'
import { Fold } from '#src/ui/fold.tsx'
import href from './fit-check.css?url'
import { FitResult } from './fit-result.tsx'
import { loadProductFit } from './load-product-fit.ts'

type FitCheckProps = {
  /** Id of the product. */
  product: string
  /** The use that is proposed. */
  usual: FitUse
  question: ProductQuestion
  /** The answer to the question of the address. */
  first: FitState | null
  /** Called with each question that is asked in place. */
  onAsk?: (question: FitQuestion) => void
}

type State = { submitted: FitQuestion | null; fit: FitState | null; isAsking: boolean; hasFailed: boolean }

/** Does this product fit my use? A GET form without JavaScript, answered in place with it. */
export function FitCheck({ product, usual, question, first, onAsk }: FitCheckProps) {
  const t = useTranslate()
  const { callApi, locale } = useSite()
  const [state, setState] = useState<State>({
    submitted: fitQuestion(question),
    fit: first,
    isAsking: false,
    hasFailed: false,
  })

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as ProductQuestion
    const nextQuestion = fitQuestion(typed)
    if (!nextQuestion) {
      setState({
        submitted: nextQuestion,
        fit: { faults: { load: 'form.required' } },
        isAsking: false,
        hasFailed: false,
      })
      return
    }
    onAsk?.(nextQuestion)
    setState({ ...state, isAsking: true })
    const fit = await loadProductFit(callApi, product, locale, nextQuestion).catch(() => null)
    setState({ submitted: nextQuestion, fit, isAsking: false, hasFailed: fit === null })
  }

  return (
    <Fold id="fit" title={t('fit.title')} isOpen={first !== null} className="fit-check">
      <Stylesheet href={href} />
      <p className="hint">{t('fit.lead')}</p>
      <FitForm product={product} question={{ use: usual, ...question }} state={state} onSubmit={ask} />
      <div role="status" className="fit-answer">
        {state.hasFailed ? <p>{t('failure.text')}</p> : null}
        {state.fit?.answer ? <FitResult answer={state.fit.answer} given={state.submitted} /> : null}
      </div>
    </Fold>
  )
}

type FormProps = {
  product: string
  question: ProductQuestion
  state: State
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

function FitForm({ product, question, state, onSubmit }: FormProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const action = useHref()(`${paths.product(product)}#fit`)
  const faults = state.fit?.faults ?? {}
  const field = (name: 'load' | 'tare' | 'smallest' | 'tolPct') => ({
    name,
    id: `fit-${name}`,
    label: t(`fit.${name}`),
    defaultValue: question[name] ?? '',
    maxLength: 40,
    autoComplete: 'off',
    error: faults[name] && messageText(t, faults[name]),
  })
  return (
    <form className="fit-form" action={action} method="get" noValidate onSubmit={onSubmit}>
      <Choice name="use" id="fit-use" label={t('fit.use')} required defaultValue={question.use}>
        {fitUses.map((use) => (
          <option key={use} value={use}>
            {t(`use-name.${use}`)}
          </option>
        ))}
      </Choice>
      <Choice
        name="country"
        id="fit-country"
        label={t('fit.country')}
        required
        defaultValue={question.country ?? usualCountry(locale)}
      >
        {fitCountries.map((country) => (
          <option key={country} value={country}>
            {countryName(country, locale)}
          </option>
        ))}
      </Choice>
      <Field {...field('load')} required placeholder={t('fit.example-load')} />
      <Field {...field('tare')} placeholder={t('fit.example-tare')} />
      <Field {...field('smallest')} placeholder={t('fit.example-smallest')} />
      <Field {...field('tolPct')} inputMode="decimal" />
      <button type="submit" className="button" aria-busy={state.isAsking}>
        {t('fit.ask')}
      </button>
      <KeptQuestion question={question} except={['use', 'country', 'load', 'tare', 'smallest', 'tolPct']} />
    </form>
  )
}
