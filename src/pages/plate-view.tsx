import { useState } from 'react'
import type { PlateQuestion } from '#domain/fit/plate-address.ts'
import type { PlateAnswer } from '#domain/fit/plate-answer.ts'
import { type BandPrice, priceForMax } from '#domain/quote-list/service-prices.ts'
import { paths } from '#domain/site/urls.ts'
import { useSession, useSignIn } from '#src/accounts/session.ts'
import { draftStore } from '#src/forms/form-draft.ts'
import { Handover } from '#src/forms/handover.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { draftOfPlate } from '#src/scales/form-values.ts'
import { PlateReader } from '#src/scales/plate-reader.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { Heading } from '#src/ui/heading.tsx'
import href from './plate-page.css?url'
import { VisitPrice } from './visit-price.tsx'

/** What the address asks, the answer to it, and what a verification costs. */
export type PlateData = { question: PlateQuestion; answer: PlateAnswer | null; verification: BandPrice[] }

/** The reader of data plates; what it read can be carried into « my scales ». */
export const PlateView = withStyles(PlatePage, PlateReader, href)

function PlatePage({ question, answer, verification }: PlateData) {
  const t = useTranslate()
  const { locale, navigate } = useSite()
  const { user } = useSession()
  const openSignIn = useSignIn()
  const [isWaiting, setWaiting] = useState(false)
  return (
    <div className={answer ? 'wrap plate-read' : 'wrap'}>
      <Stylesheet href={href} />
      <header className="page-head">
        <Heading>{t('plaque.title')}</Heading>
        <p className="lead">{t('plaque.lead')}</p>
        <Handover
          subject={t('plaque.repair-subject')}
          message={t('plaque.repair-message')}
          label={t('plaque.repair')}
          className="link-button"
        />
      </header>
      <PlateReader
        question={question}
        answer={answer}
        price={({ maxG }) => <VisitPrice verificationCents={priceForMax(verification, Math.max(...maxG))} />}
        onAdd={(plate, { country }) => {
          draftStore('tab').write('scale.new', draftOfPlate(plate, country, locale))
          if (user) return navigate(paths.dashboard)
          setWaiting(true)
          openSignIn()
        }}
      />
      <p role="status">{isWaiting && !user ? t('plaque.signed-out') : null}</p>
    </div>
  )
}
