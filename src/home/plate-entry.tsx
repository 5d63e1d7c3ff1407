import { usualCountry } from '#domain/fit/fit-use.ts'
import { plateCharacters } from '#domain/fit/plate-address.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useHref, useSite } from '#src/site/site.ts'

/** The way to the reader of data plates, on a ground of its own: a plate to write on. */
export function PlateEntry() {
  const t = useTranslate()
  const { locale } = useSite()
  const action = useHref()(paths.plate())
  return (
    <section className="plate-band">
      <div className="wrap plate-entry">
        <div>
          <h2>{t('plate-entry.title')}</h2>
          <p>{t('plate-entry.text')}</p>
        </div>
        <form method="get" action={action}>
          <input type="hidden" name="country" value={usualCountry(locale)} />
          <input
            name="text"
            aria-label={t('plate-entry.label')}
            placeholder="III  Max 15 kg  e = 5 g  CE M24"
            required
            maxLength={plateCharacters}
            autoComplete="off"
            spellCheck={false}
          />
          <button type="submit" className="button">
            {t('plate-entry.read')}
          </button>
          <Link className="lone" to={paths.plate()}>
            {t('plate-entry.photo')}
          </Link>
        </form>
      </div>
    </section>
  )
}
