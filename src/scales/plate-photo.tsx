import { useEffect, useState } from 'react'
import { useTranslate } from '#src/i18n/index.ts'

/** A photo beside the text while one types it off. It is shown from memory and never leaves the device. */
export function PlatePhoto() {
  const t = useTranslate()
  const [url, setUrl] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const choose = (file: File | undefined) => {
    setFailed(false)
    setUrl(file ? URL.createObjectURL(file) : null)
  }
  return (
    <div className="plate-photo">
      <label htmlFor="plate-photo">{t('plaque.photo')}</label>
      <p className="hint" id="plate-photo-hint">
        {t('plaque.photo-hint')}
      </p>
      {/* Without a name: no form ever sends it. */}
      <input
        key={url === null ? 'empty' : 'chosen'}
        id="plate-photo"
        type="file"
        accept="image/*"
        aria-describedby="plate-photo-hint"
        hidden={url !== null}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {url && !failed ? (
        <figure>
          <img src={url} alt={t('plaque.photo-alt')} onError={() => setFailed(true)} />
        </figure>
      ) : null}
      {failed ? (
        <p className="error" role="alert">
          {t('plaque.photo-failed')}
        </p>
      ) : null}
      {url ? (
        <button type="button" className="link-button" onClick={() => choose(undefined)}>
          {t('plaque.photo-remove')}
        </button>
      ) : null}
    </div>
  )
}
