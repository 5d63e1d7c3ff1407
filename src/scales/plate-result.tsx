import type { ReactNode } from 'react'
import { countryName } from '#config/locales.ts'
import type { PlateQuestion } from '#domain/fit/plate-address.ts'
import type { PlateAnswer } from '#domain/fit/plate-answer.ts'
import { type PlateDeadline, plateDeadline } from '#domain/fit/plate-deadline.ts'
import { plateTexts } from '#domain/fit/plate-texts.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import { rangeInWords } from '#domain/metrology/signs.ts'
import { parisDay } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { Handover } from '#src/forms/handover.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Facts } from '#src/ui/facts.tsx'

type Props = {
  plate: PlateAnswer
  question: PlateQuestion
  /** Shown for what may be verified: in France, and legal. */
  price: ReactNode
  onAdd: () => void
}

/** What the plate says: whether it is legal, until when, what its verification costs, and what else follows. */
export function PlateResult({ plate, question, price, onAdd }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  // In Germany only the authority verifies.
  const ask = question.country === 'DE' ? 'advice' : 'ask'
  const signs = [...Object.values(plateTexts(plate, locale)), plate.mark, plate.year, plate.foreignApproval]
  const isRead = signs.some((value) => value !== null)
  const deadline = plateDeadline(plate, question.country, parisDay(new Date()).day)
  // The label of a part has none of an instrument's figures, and says what it is.
  const ofPart = plate.conclusions.find(({ code }) => code === 'load-cell' || code === 'weights')
  if (!isRead) return <p role="status">{ofPart?.text ?? t('plaque.unread')}</p>
  return (
    <>
      <Receptors plate={plate} />
      <Verdict plate={plate} country={question.country} deadline={deadline} />
      {plate.problems.length ? (
        <div className="plate-problems">
          <h3>{t('plaque.problems')}</h3>
          <ul>
            {plate.problems.map((problem) => (
              <li key={problem}>{t(`plaque.${problem}`)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <Due plate={plate} country={question.country} deadline={deadline} />
      {plate.legal && ask === 'ask' ? price : null}
      <div className="plate-buttons">
        <Handover
          subject={t(`plaque.${ask}-subject`)}
          message={`${t(`plaque.${ask}-message`)}\n${question.text.trim()}`}
          label={t(`plaque.${ask}`)}
          className="button"
        />
        <button type="button" className="button ghost plate-add" onClick={onAdd} aria-describedby="plate-add">
          {t('plaque.add')}
        </button>
      </div>
      <p className="hint plate-add" id="plate-add">
        {t('plaque.add-hint')}
      </p>
      <details className="plate-more">
        <summary>{t('plaque.conclusions')}</summary>
        <Entries plate={plate} />
        <ul className="plate-conclusions">
          {plate.conclusions.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      </details>
      <p className="hint">{t('plaque.indicative')}</p>
    </>
  )
}

type VerdictProps = {
  plate: PlateAnswer
  country: PlateQuestion['country']
  deadline: PlateDeadline | null
}

/** Whether it may serve; amber where that ends within weeks, or has ended unless it was verified since. */
function Verdict({ plate, country, deadline }: VerdictProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const state = deadline?.state ?? 'later'
  const verdict = t(plate.legal ? 'plaque.legal' : 'plaque.not-legal', {
    country: countryName(country, locale),
  })
  return (
    <p className={plate.legal ? `plate-legal yes ${state}` : 'plate-legal'} role="status">
      {deadline && state !== 'later' ? (
        <strong>
          {t(`plaque.due-${state}`, {
            day: formatDay(deadline.day, locale),
            count: deadline.days,
          })}
        </strong>
      ) : null}
      {verdict}
      {plate.directSale ? ` · ${t('plaque.sale')}` : null}
    </p>
  )
}

/** The numbers; of several load receptors, those of each under its number. */
function Receptors({ plate }: { plate: PlateAnswer }) {
  const t = useTranslate()
  const { locale } = useSite()
  const { receptors } = plate
  if (receptors.length < 2) return <DataPlate plate={plateTexts(plate, locale)} />
  return receptors.map((receptor, i) => {
    const name = t('plaque.receptor', { number: String(i + 1) })
    return (
      <section key={name} className="plate-receptor">
        <h3>{name}</h3>
        <DataPlate plate={plateTexts(receptor, locale)} />
      </section>
    )
  })
}

/** What stands beside the plate proper. */
function Entries({ plate }: { plate: PlateAnswer }) {
  const t = useTranslate()
  const { locale } = useSite()
  const { n, year, body, approval, foreignApproval, temperature } = plate
  return (
    <Facts
      className="plate-entries"
      rows={[
        [t('plaque.n'), n === null ? null : formatNumber(n, locale)],
        [t('plaque.mark-year'), year],
        [t('plaque.body'), body],
        [t('plaque.approval'), approval],
        [t('plaque.foreign'), foreignApproval],
        [t('plaque.temperature'), temperature ? `${rangeInWords(temperature, locale)}\u00a0°C` : null],
      ]}
    />
  )
}

/**
 * The end of the first period in the country of use, where the verdict does not name it; that of the other country is
 * among what follows from the plate.
 */
function Due({ plate: { due, conclusions }, country, deadline }: VerdictProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const isOpen = conclusions.some(({ code }) => code === 'due-de-kinds')
  if (!due.FR && !due.DE && !isOpen) return null
  const unknown = t(isOpen && country === 'DE' ? 'plaque.due-several' : 'plaque.due-unknown')
  const day = country === 'DE' ? due.DE : due.FR?.[1]
  return (
    <>
      {deadline && deadline.state !== 'later' ? null : (
        <Facts
          className="plate-entries plate-due"
          rows={[[t('plaque.due'), day ? t('plaque.due-until', { day: formatDay(day, locale) }) : unknown]]}
        />
      )}
      <p className="hint">{t('plaque.later')}</p>
    </>
  )
}
