import type { ListedDocument } from '#domain/catalogue/listed-document.ts'
import { languageName } from '#domain/catalogue/media.ts'
import { formatFileSize } from '#domain/files/file-name.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

type Props = {
  documents: readonly ListedDocument[]
  /** The model that they are wanted for; null: any. */
  reference: string | null
}

/** Documents of a product to open or save, those of the reader's language first. Needs the area `models`. */
export function DocumentList({ documents, reference }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const rank = ({ language }: ListedDocument) => (language === locale ? 0 : language === null ? 1 : 2)
  const wanted = documents
    .filter(({ variantReferences }) => !reference || (variantReferences?.includes(reference) ?? true))
    .toSorted((one, other) => rank(one) - rank(other))
  if (wanted.length === 0) return null
  return (
    <ul className="plain-list">
      {wanted.map(({ address, kind, title, language, type, bytes }) => (
        <li key={address}>
          <a
            className="lone"
            href={address}
            type={type}
            {...(language === null ? {} : { hrefLang: language })}
            {...(type.startsWith('model/') || type.startsWith('image/vnd.')
              ? { download: `${title}.${endingOf(address)}` }
              : {})}
          >
            {[t(`document.${kind}`), title].filter(Boolean).join(', ')}
          </a>{' '}
          <small>
            {[
              language && languageName(language, locale),
              endingOf(address).toUpperCase(),
              formatFileSize(bytes, locale),
            ]
              .filter(Boolean)
              .join(', ')}
          </small>
        </li>
      ))}
    </ul>
  )
}

const endingOf = (address: string) => address.slice(address.lastIndexOf('.') + 1)
