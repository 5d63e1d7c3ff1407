import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { LineIcon } from '#src/ui/line-icon.tsx'
import { readPhoto } from './photo-text.ts'
import href from './plate-photo.css?url'

const longestSide = 1600

/** Draws a picture file, upright and no larger than it can be looked at. Rejects what is no picture. */
async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
}

/** How far the reading of a photo is; null: no text is wanted, or none was tried. */
type Reading = 'loading' | 'reading' | 'done' | 'nothing' | 'failed' | null

/** Reads the text of a photo whenever another is chosen; without `onText` nothing is read. */
function useReading(file: File | null, onText: ((text: string) => void) | undefined): Reading {
  const [reading, setReading] = useState<Reading>(null)
  const take = useRef(onText)
  take.current = onText
  useEffect(() => {
    if (!file || !take.current) return setReading(null)
    const controller = new AbortController()
    const { signal } = controller
    const end = (state: Reading) => {
      if (!signal.aborted) setReading(state)
    }
    setReading('loading')
    readPhoto(file, { signal, onReading: () => end('reading') }).then(
      (text) => {
        end(text ? 'done' : 'nothing')
        if (text && !signal.aborted) take.current?.(text)
      },
      () => end('failed'),
    )
    return () => controller.abort()
  }, [file])
  return reading
}

type Props = {
  /** Takes the text of the photo; without it the photo is only shown. */
  onText?: (text: string) => void
}

/**
 * A photo of a plate, read into the text or shown beside it. It is drawn and read on the page and never leaves the
 * device: the input has no name, so no form sends it. Needs the area `plaque`.
 */
export const PlatePhoto = withStyles(PhotoBesideText, href)

function PhotoBesideText({ onText }: Props) {
  const t = useTranslate()
  const [file, setFile] = useState<File | null>(null)
  const [failed, setFailed] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const reading = useReading(file, onText)
  useEffect(() => {
    if (!file || !canvas.current) return
    draw(file, canvas.current).catch(() => {
      setFile(null)
      setFailed(true)
    })
  }, [file])
  const choose = (chosen: File | null) => {
    setFailed(false)
    setFile(chosen)
  }
  return (
    <div className="plate-photo">
      <Stylesheet href={href} />
      {/* The browser's own button would speak the browser's language. */}
      <label className={onText ? 'button ghost' : 'button small ghost'} hidden={file !== null}>
        <LineIcon path="M4 8h4l2-3h4l2 3h4v11H4zM12 16.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />
        {t(onText ? 'plaque.photo-read' : 'plaque.photo')}
        <input
          key={file ? 'chosen' : 'empty'}
          id="plate-photo"
          type="file"
          accept="image/*"
          className="visually-hidden"
          aria-describedby="plate-photo-hint"
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
        />
      </label>
      <p className="hint" id="plate-photo-hint">
        {t(onText ? 'plaque.photo-read-hint' : 'plaque.photo-hint')}
      </p>
      <p role="status">{reading ? t(`plaque.photo-text-${reading}`) : null}</p>
      {file ? (
        <>
          <figure>
            <canvas ref={canvas} role="img" aria-label={t('plaque.photo-alt')} />
          </figure>
          <button type="button" className="link-button" onClick={() => choose(null)}>
            {t('plaque.photo-remove')}
          </button>
        </>
      ) : null}
      {failed ? (
        <p className="error" role="alert">
          {t('plaque.photo-failed')}
        </p>
      ) : null}
    </div>
  )
}
