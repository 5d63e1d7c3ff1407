import { paths } from '#domain/site/urls.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useHref } from '#src/site/site.ts'
import type { Submission } from './use-submission.ts'

type Props = {
  form: Pick<Submission, 'values' | 'errors' | 'set'>
  /** The version that is accepted; absent: the one in force. */
  version?: string
}

/**
 * Acceptance of the general terms, with links to them and to the privacy policy. The form's field is `terms`: `yes` or
 * empty.
 */
export function TermsField({ form, version }: Props) {
  const t = useTranslate()
  const termsHref = useHref()(paths.terms) + (version === undefined ? '' : `?version=${version}`)
  const error = form.errors.termsAccepted
  return (
    <div className={error ? 'field terms wrong' : 'field terms'}>
      <label>
        <input
          id="termsAccepted"
          name="terms"
          value="yes"
          type="checkbox"
          checked={form.values.terms === 'yes'}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'termsAccepted-error' : undefined}
          onChange={(event) => form.set('terms', event.target.checked ? 'yes' : '')}
        />
        <span>
          {t('form.terms-label')} {/* Opens a new tab, so that the form keeps its input. */}
          <a href={termsHref} target="_blank" rel="noopener">
            {t('terms.title')}
          </a>
          {', '}
          <Link to={paths.privacy}>{t('privacy.title')}</Link>
        </span>
      </label>
      {error ? (
        <p className="error" id="termsAccepted-error">
          {messageText(t, error)}
        </p>
      ) : null}
    </div>
  )
}
