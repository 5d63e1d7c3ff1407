import { useState } from 'react'
import { each, localeInfo, locales } from '#config/locales.ts'
import { mediaPath } from '#domain/catalogue/media.ts'
import { Attachments } from '#src/files/attachments.tsx'
import type { Submission } from '#src/forms/use-submission.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { SmallButton } from './controls.tsx'
import { compressPhoto, type SentPhoto, sendPhoto, useMediaUploads } from './media-uploads.ts'

const text = {
  open: 'Insérer une photo…',
  title: 'Insérer une photo',
  hint: 'Elle suit le paragraphe du curseur, dans les trois langues ; sans curseur, elle vient à la fin.',
  shows: (language: string) => `Ce que montre la photo (${language})`,
  insert: 'Insérer',
}

/** Widest file that an article shows. */
const widest = 1280

const previewWidth = 280

/** Uploads a photograph and puts it into the article in every language. */
export function InsertPhoto({ form }: { form: Submission }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p>
      <SmallButton onClick={() => setOpen(true)}>{text.open}</SmallButton>
      {isOpen ? <PhotoDialog form={form} onClose={() => setOpen(false)} /> : null}
    </p>
  )
}

function PhotoDialog({ form, onClose }: { form: Submission; onClose: () => void }) {
  const [photo, setPhoto] = useState<SentPhoto | null>(null)
  const [shows, setShows] = useState(() => each(() => ''))
  const uploads = useMediaUploads(1, { send: sendPhoto, reduce: compressPhoto, onSent: setPhoto })
  const file = photo && (photo.files.findLast(({ width }) => width <= widest) ?? photo.files[0])
  const insert = () => {
    if (!file) return
    for (const locale of locales) {
      const name = `texts.${locale}.markdown`
      const alt = shows[locale].replaceAll(/[\][\\]/g, '').trim()
      form.set(name, inserted(form.values[name] ?? '', `![${alt}](${mediaPath(file.key)})`, cursorOf(name)))
    }
    onClose()
  }
  return (
    <Dialog title={text.title} onClose={onClose}>
      <div className="dash-form">
        <p className="hint">{text.hint}</p>
        {file ? (
          <img
            src={mediaPath(file.key)}
            alt=""
            width={previewWidth}
            height={Math.round((photo.height * previewWidth) / photo.width)}
          />
        ) : (
          <Attachments uploads={uploads} id="article-photo" about="photo" />
        )}
        {locales.map((locale) => (
          <Field
            key={locale}
            name={`photo-text-${locale}`}
            label={text.shows(localeInfo[locale].name)}
            lang={locale}
            required
            value={shows[locale]}
            onChange={({ target }) => setShows({ ...shows, [locale]: target.value })}
          />
        ))}
        <p>
          <button
            type="button"
            className="button"
            disabled={!file || locales.some((locale) => shows[locale].trim() === '')}
            onClick={insert}
          >
            {text.insert}
          </button>
        </p>
      </div>
    </Dialog>
  )
}

/** Where the cursor stands in a field of the article. */
const cursorOf = (name: string) =>
  document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)?.selectionStart ?? 0

/** A text with a paragraph behind that of the cursor; at its beginning nobody has put the cursor. */
export function inserted(markdown: string, paragraph: string, cursor: number): string {
  const end = cursor > 0 ? markdown.indexOf('\n\n', cursor) : -1
  const at = end < 0 ? markdown.trimEnd().length : end
  const before = markdown.slice(0, at)
  const after = markdown.slice(at).trimStart()
  return [before, paragraph, after].filter((part) => part !== '').join('\n\n')
}
