import { Suspense } from 'react'
import { SignInFirst } from '#src/accounts/sign-in-first.tsx'
import { SignedIn, Waiting } from '#src/accounts/signed-in.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import styles from './dashboard.css?url'

const LogbookPage = deferred(() => import('#src/scales/logbook.tsx').then((module) => module.LogbookPage), {
  onDemand: true,
})

/** The logbook of an instrument of the signed-in customer; whoever scans its code is asked to sign in first. */
export const DashboardScaleView = withStyles(DashboardScalePage, styles)

function DashboardScalePage({ id }: { id: string }) {
  const t = useTranslate()
  return (
    <Suspense fallback={<Waiting />}>
      <Stylesheet href={styles} />
      <SignedIn
        guest={
          <SignInFirst title={t('logbook.title')} text={t('logbook.sign-in')} action={t('scales.sign-in')} />
        }
      >
        {() => <LogbookPage id={id} />}
      </SignedIn>
    </Suspense>
  )
}
