import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { useChange } from './use-change.ts'

type Props = { found: DeskRequest; refresh: () => void }

/** The button that takes up the order of an accepted offer, which waits until then. */
export function OrderState({ found: { request }, refresh }: Props) {
  const t = useTranslate()
  const { change, busy, status } = useChange(request.reference, refresh)
  const isProcessed = request.timeline.some(({ event }) => event === 'order-processed')
  if (request.state !== 'accepted') return null
  return (
    <p className="desk-order">
      {isProcessed ? null : (
        <ActionButton
          action={{ busy }}
          className="button"
          onPress={() => change({ action: 'process' }, t('desk.processed'))}
        >
          {t('desk.process')}
        </ActionButton>
      )}
      <span role="status">{status}</span>
    </p>
  )
}
