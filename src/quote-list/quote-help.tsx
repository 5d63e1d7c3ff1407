import { type TextKey, useTranslate } from '#src/i18n/translation.ts'

const steps: TextKey[] = ['quote.step-1', 'quote.step-2', 'quote.step-3', 'quote.step-4', 'quote.step-5']

/** How the list works, in five steps. */
export function QuoteHelp() {
  const t = useTranslate()
  return (
    <section id="quote-help" popover="auto" className="help" aria-labelledby="quote-help-title">
      <h2 id="quote-help-title">{t('quote.help')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  )
}
