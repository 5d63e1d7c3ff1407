import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { LineIcon } from '#src/ui/line-icon.tsx'
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

/**
 * A photo beside the text while one types it off. It is drawn on the page and never leaves the device: the input has no
 * name, so no form sends it. Needs the area `plaque`.
 */
export const PlatePhoto = withStyles(PhotoBesideText, href)

function PhotoBesideText() {
  const t = useTranslate()
  const [file, setFile] = useState<File | null>(null)
  const [failed, setFailed] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
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
      <label className="button small ghost" hidden={file !== null}>
        <LineIcon path="M4 8h4l2-3h4l2 3h4v11H4zM12 16.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />
        {t('plaque.photo')}
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
        {t('plaque.photo-hint')}
      </p>
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
