import { type ReactNode, useEffect, useRef, useState } from 'react'
import { countryName } from '#config/locales.ts'
import { fitCountries } from '#domain/fit/fit-use.ts'
import {
  type PlateQuestion,
  plateCharacters,
  readPlateQuestion,
  writePlateQuestion,
} from '#domain/fit/plate-address.ts'
import type { PlateAnswer } from '#domain/fit/plate-answer.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useHref, useSite } from '#src/site/site.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { Choice, Options, TextArea } from '#src/ui/field.tsx'
import { PlatePhoto } from './plate-photo.tsx'
import href from './plate-reader.css?url'
import { PlateResult } from './plate-result.tsx'

const example = 'III  Max 15 kg  Min 100 g  e = d = 5 g\nCE M24 0122  T10512'
const pauseMs = 350
const textId = 'plate-text'

type Props = {
  question: PlateQuestion
  /** The answer to the question of the address; null without one. */
  answer: PlateAnswer | null
  onAdd: (plate: PlateAnswer, question: PlateQuestion) => void
  /** What the verification of a legal instrument costs in France. */
  price: (plate: PlateAnswer) => ReactNode
}

/** Reads a data plate while it is typed; without JavaScript its form is sent. Needs the areas `plaque` and `forms`. */
export const PlateReader = withStyles(Reader, href, PlatePhoto)

function Reader({ question, answer, onAdd, price }: Props) {
  const t = useTranslate()
  const { navigate } = useSite()
  const action = useHref()(paths.plate())
  const [typed, setTyped] = useState(question)
  const address = writePlateQuestion(question)
  // Back, or the example, leads to another question.
  useEffect(() => setTyped(readPlateQuestion(new URLSearchParams(address))), [address])
  const { plate, failed, isReading } = usePlate(typed, { question, answer })
  const ask = (more: Partial<PlateQuestion>) => setTyped({ ...typed, ...more })
  return (
    <div className="plate-reader">
      <Stylesheet href={href} />
      <form
        method="get"
        action={action}
        className="plate-form"
        onSubmit={(event) => {
          event.preventDefault()
          navigate(paths.plate(writePlateQuestion(typed)), { replace: true, keepScroll: true })
        }}
      >
        <PhotoReading typed={typed} ask={ask} />
        <PlateFields typed={typed} ask={ask} />
        <div className="plate-buttons">
          <button type="submit" className={plate ? 'button ghost' : 'button'}>
            {t('plaque.read')}
          </button>
          <Link
            className="button ghost"
            to={paths.plate(writePlateQuestion({ text: example, country: typed.country }))}
            keepScroll
            onClick={() => ask({ text: example })}
          >
            {t('plaque.example')}
          </Link>
        </div>
      </form>
      <section className="plate-result" aria-labelledby="plate-result" aria-busy={isReading || undefined}>
        <div className="plate-result-head">
          <h2 id="plate-result">{t('plaque.result')}</h2>
          {plate ? <a href={`#${textId}`}>{t('plaque.change')}</a> : null}
        </div>
        {failed ? (
          <p className="notice" role="alert">
            {t('plaque.failed')}
          </p>
        ) : null}
        {plate ? (
          <PlateResult
            plate={plate}
            question={typed}
            price={price(plate)}
            onAdd={() => onAdd(plate, typed)}
          />
        ) : (
          <WhatToLookFor />
        )}
      </section>
    </div>
  )
}

/** All that was typed or recognised is in sight, beside the plate that it is compared with. */
const rowsFor = (text: string) => Math.min(Math.max(text.split('\n').length, 3), 10)

type FieldsProps = { typed: PlateQuestion; ask: (changes: Partial<PlateQuestion>) => void }

function PlateFields({ typed, ask }: FieldsProps) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <>
      <TextArea
        name="text"
        id={textId}
        label={t('plaque.text')}
        hint={t('plaque.text-hint')}
        required
        rows={rowsFor(typed.text)}
        maxLength={plateCharacters}
        placeholder={example}
        spellCheck={false}
        autoComplete="off"
        value={typed.text}
        onChange={(event) => ask({ text: event.target.value })}
      />
      <Choice
        name="country"
        id="plate-country"
        label={t('plaque.country')}
        required
        value={typed.country}
        onChange={(event) => ask({ country: event.target.value === 'DE' ? 'DE' : 'FR' })}
      >
        <Options of={fitCountries.map((country) => [country, countryName(country, locale)])} />
      </Choice>
    </>
  )
}

/** A photo whose text replaces the one that was typed, which comes back on demand. */
function PhotoReading({ typed, ask }: FieldsProps) {
  const t = useTranslate()
  const [replaced, setReplaced] = useState('')
  const take = (text: string, before: string) => {
    setReplaced(before)
    ask({ text })
  }
  return (
    <>
      <PlatePhoto onText={(text) => take(text, typed.text.trim() === text ? '' : typed.text)} />
      {replaced ? (
        <button type="button" className="link-button" onClick={() => take(replaced, '')}>
          {t('plaque.photo-undo')}
        </button>
      ) : null}
    </>
  )
}

const exampleSigns = { accuracyClass: 'III', max: '15\u00a0kg', min: '100\u00a0g', e: '5\u00a0g', d: null }

/** Until something is typed: a plate, and what its signs are. */
function WhatToLookFor() {
  const t = useTranslate()
  return (
    <>
      <p role="status">{t('plaque.nothing')}</p>
      <DataPlate plate={exampleSigns} />
      <Facts
        className="plate-entries"
        rows={[
          ['III', t('plaque.class-sign')],
          ['Max, Min', t('plaque.range-sign')],
          ['e', t('plate.e')],
          ['CE M24', t('plaque.mark-sign')],
        ]}
      />
    </>
  )
}

/** The answer to what is typed, a short pause after the last key; the answer before stays meanwhile. */
function usePlate(typed: PlateQuestion, first: Pick<Props, 'question' | 'answer'>) {
  const { callApi, locale } = useSite()
  const [state, setState] = useState({ plate: first.answer, failed: false })
  const [isReading, setReading] = useState(false)
  const answered = useRef(writePlateQuestion(first.question))
  const text = typed.text.trim()
  const { country } = typed
  useEffect(() => {
    const questionText = writePlateQuestion({ text, country })
    if (questionText === answered.current) return
    const controller = new AbortController()
    const finish = (plate: PlateAnswer | null, failed = false) => {
      if (controller.signal.aborted) return
      answered.current = failed ? '' : questionText
      setReading(false)
      setState((before) => ({ plate: failed ? before.plate : plate, failed }))
    }
    if (!text) {
      finish(null)
      return
    }
    setReading(true)
    const timer = setTimeout(() => {
      callApi('GET /plate', { query: { text, country, lang: locale }, signal: controller.signal }).then(
        (plate) => finish(plate),
        () => finish(null, true),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, country, callApi, locale])
  return { ...state, isReading }
}
