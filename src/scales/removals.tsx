import { scaleName } from '#domain/scales/scale-plate.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { DismissibleNotice } from '#src/site/dismissible-notice.tsx'
import type { useRegister } from './use-register.ts'

/** Removals that may still be undone, and failed ones. */
export function Removals({
  register: { removed, failed, undo, complete },
}: {
  register: ReturnType<typeof useRegister>
}) {
  const t = useTranslate()
  return (
    <div className="notices" role="status">
      {removed.map((scale) => (
        <DismissibleNotice key={scale.id} onDismiss={() => void complete(scale)}>
          {t('scales.removed', { name: scaleName(scale) })}{' '}
          <button type="button" className="link-button" onClick={() => undo(scale)}>
            {t('undo')}
          </button>
        </DismissibleNotice>
      ))}
      {failed ? <p className="notice">{t('scales.remove-failed', { name: scaleName(failed) })}</p> : null}
    </div>
  )
}
