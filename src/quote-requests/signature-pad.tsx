import { type PointerEvent, useState } from 'react'
import {
  compactSignature,
  type Signature,
  type Stroke,
  signaturePad,
} from '#domain/quote-requests/signature.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { SignatureDrawing } from './signature-drawing.tsx'

type Props = {
  /** The strokes as JSON; empty: nothing is drawn. */
  value: string
  onChange: (value: string) => void
}

const strokesOf = (value: string): Signature => (value ? (JSON.parse(value) as Signature) : [])

/** Where the pointer is, in the units of the pad. */
function pointOf({ currentTarget }: PointerEvent, at: { clientX: number; clientY: number }): number[] {
  const box = currentTarget.getBoundingClientRect()
  const scaled = (part: number, whole: number, units: number) =>
    Math.round(Math.min(1, Math.max(0, part / whole)) * units)
  return [
    scaled(at.clientX - box.left, box.width, signaturePad.width),
    scaled(at.clientY - box.top, box.height, signaturePad.height),
  ]
}

/**
 * A field to sign in with finger, pen or mouse. It is optional, so the keyboard needs no way to draw: its buttons are
 * enough.
 */
export function SignaturePad({ value, onChange }: Props) {
  const t = useTranslate()
  const { live, isFull, draw, undo, clear } = useStrokes(value, onChange)
  const strokes = strokesOf(value)
  const hasNothing = strokes.length === 0
  return (
    <fieldset className="signature-field">
      <legend>{t('request.signature')}</legend>
      <p className="hint" id="signature-hint">
        {t('request.signature-hint')}
      </p>
      <div className="signature-pad" {...draw}>
        <SignatureDrawing
          strokes={live ? [...strokes, live] : strokes}
          label={t(hasNothing ? 'request.signature-empty' : 'request.signature-drawn')}
        />
      </div>
      <p className="error" role="status">
        {isFull ? t('request.signature-full') : null}
      </p>
      <p className="signature-tools">
        <button type="button" className="button small ghost" onClick={undo} disabled={hasNothing}>
          {t('request.signature-undo')}
        </button>
        <button type="button" className="button small ghost" onClick={clear} disabled={hasNothing}>
          {t('request.signature-clear')}
        </button>
      </p>
    </fieldset>
  )
}

/** The stroke that is being drawn, and what pointer and buttons do to all of them. */
function useStrokes(value: string, onChange: Props['onChange']) {
  const [live, setLive] = useState<Stroke | null>(null)
  const [isFull, setFull] = useState(false)
  const store = (strokes: readonly Stroke[]) => {
    const compact = strokes.length ? compactSignature(strokes) : []
    setFull(compact === null)
    if (compact) onChange(compact.length ? JSON.stringify(compact) : '')
  }
  const end = () => {
    if (live) store([...strokesOf(value), live])
    setLive(null)
  }
  const draw = {
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setLive(pointOf(event, event))
    },
    onPointerMove: (event: PointerEvent) => {
      if (!live || !event.isPrimary) return
      // Between two frames a pen reports more points than one.
      const between = event.nativeEvent.getCoalescedEvents?.() ?? []
      const added = (between.length ? between : [event]).flatMap((at) => pointOf(event, at))
      setLive((stroke) => [...(stroke ?? []), ...added])
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return {
    live,
    isFull,
    draw,
    undo: () => store(strokesOf(value).slice(0, -1)),
    clear: () => store([]),
  }
}
