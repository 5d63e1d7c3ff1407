import { useState } from 'react'
import { type Locale, localeInfo, locales } from '#config/locales.ts'
import type { Profile } from '#domain/accounts/account.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'

type Props = { profile: Profile; onSaved: (profile: Profile) => void }

/** The language of mails. That of the pages is chosen in the header, and is another thing. */
export function MailLanguage({ profile, onSaved }: Props) {
  const t = useTranslate()
  const { callApi } = useSite()
  const [wanted, setWanted] = useState<Locale | null>(null)
  const [told, setTold] = useState<'saved' | 'failed' | null>(null)
  const choose = async (lang: Locale) => {
    setWanted(lang)
    setTold(null)
    try {
      onSaved(await callApi('PATCH /profile', { body: { lang } }))
      setTold('saved')
    } catch (error) {
      console.warn('language of mails', error)
      setTold('failed')
    }
    setWanted(null)
  }
  return (
    <fieldset className="dash-choice" aria-busy={wanted !== null}>
      <legend>{t('dashboard.mail-language')}</legend>
      <p className="hint" id="mail-language-hint">
        {t('dashboard.mail-language-hint')}
      </p>
      <div className="dash-options">
        {locales.map((lang) => (
          <label key={lang}>
            <input
              type="radio"
              name="mail-language"
              value={lang}
              checked={(wanted ?? profile.lang) === lang}
              disabled={wanted !== null && wanted !== lang}
              aria-describedby="mail-language-hint"
              onChange={() => choose(lang)}
            />
            <span lang={lang}>{localeInfo[lang].name}</span>
          </label>
        ))}
      </div>
      <p role="status">
        {told === 'saved' ? t('dashboard.saved') : null}
        {told === 'failed' ? t('form.failed') : null}
      </p>
    </fieldset>
  )
}
