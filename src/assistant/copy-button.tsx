import { useState } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Puts a text into the clipboard; `label` names what is copied. */
export function CopyButton({ text, label }: { text: () => string; label: string }) {
  const t = useTranslate()
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <button type="button" className="talk-tool" onClick={() => void copy()} title={label}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite" className={state === 'ready' ? 'visually-hidden' : undefined}>
        {state === 'ready' ? label : t(state === 'copied' ? 'talk.copied' : 'talk.copy-failed')}
      </span>
    </button>
  )
}
