import { type TextKey, useTranslate } from '#src/i18n/index.ts'

const steps = ['diagnosis', 'proposal', 'intervention', 'follow-up'] as const

/** The four steps from the first call to the next verification. */
export function Process() {
  const t = useTranslate()
  return (
    <section className="wrap">
      <h2>{t('process.title')}</h2>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`process.${step}` as TextKey)}</h3>
            <p>{t(`process.${step}-text` as TextKey)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
