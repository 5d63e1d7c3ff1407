import { useState } from 'react'
import { AppError } from '#domain/site/error.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { Icon } from '#src/ui/icon.tsx'

type Sending = 'idle' | 'busy' | 'sent' | 'failed' | 'too-often'

/** Whether the address is known to be his; only then do requests sent as a guest belong to the account. */
export function AddressState({ verified }: { verified: boolean }) {
  const t = useTranslate()
  const { callApi } = useSite()
  const [state, setState] = useState<Sending>('idle')
  if (verified) {
    return (
      <span className="dash-good">
        <Icon name="check" />
        {t('dashboard.verified')}
      </span>
    )
  }
  const send = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      await callApi('POST /profile/verification')
      setState('sent')
    } catch (error) {
      const often = error instanceof AppError && /^too-many/.test(error.code)
      setState(often ? 'too-often' : 'failed')
    }
  }
  return (
    <div className="dash-unverified">
      <p>{t('dashboard.unverified')}</p>
      <button
        type="button"
        className="button small ghost"
        onClick={send}
        aria-disabled={state === 'busy'}
        aria-busy={state === 'busy'}
      >
        {t('dashboard.verify-again')}
      </button>
      <p role="status">
        {state === 'sent' ? t('dashboard.verify-sent') : null}
        {state === 'failed' ? t('form.failed') : null}
        {state === 'too-often' ? t('dashboard.verify-often') : null}
      </p>
    </div>
  )
}
