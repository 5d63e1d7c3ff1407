import { type Locale, localeInfo, locales } from '#config/locales.ts'
import type { Profile } from '#domain/accounts/account.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

type Props = { profile: Profile; onSaved: (profile: Profile) => void }

/** The language of mails; independent of the language of the pages, which is chosen in the header. */
export function MailLanguage({ profile, onSaved }: Props) {
  const t = useTranslate()
  const { callApi } = useSite()
  const { given, busy, done, problem, run } = useAction({
    send: (lang: Locale) => callApi('PATCH /profile', { body: { lang } }),
    onAccepted: onSaved,
  })
  const wanted = busy ? given : null
  return (
    <fieldset className="dash-choice" aria-busy={busy}>
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
              disabled={busy && wanted !== lang}
              aria-describedby="mail-language-hint"
              onChange={() => void run(lang)}
            />
            <span lang={lang}>{localeInfo[lang].name}</span>
          </label>
        ))}
      </div>
      <p role="status">
        {done ? t('dashboard.saved') : null}
        {problem ? t('form.failed') : null}
      </p>
    </fieldset>
  )
}
