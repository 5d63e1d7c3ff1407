import { type ReactNode, useState } from 'react'
import { contentLimits } from '#config/content-limits.ts'
import { limits } from '#config/limits.ts'
import type { Locale } from '#config/locales.ts'
import type { DeskArticle, MarkdownPreview as Preview } from '#domain/content/article-content.ts'
import type { Article } from '#domain/site/article.ts'
import { useAction } from '#src/forms/use-action.ts'
import type { FieldProps } from '#src/forms/use-field-props.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field, TextArea } from '#src/ui/field.tsx'
import { previewed } from './article-values.ts'
import { articleWords as text } from './content-words.ts'
import { Checks, SmallButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { InsertPhoto } from './insert-photo.tsx'
import { LanguageColumns } from './languages.tsx'
import { VisitorPage } from './visitor-page.tsx'
import { words } from './words.ts'

type Fields = { form: Submission; field: (name: string) => FieldProps }

type FactsProps = Fields & {
  isNew: boolean
  items: readonly DeskArticle[]
  subcategories: readonly { key: string; name: string }[]
}

/** Address, day and signature, and what the article is about. */
export function ArticleFacts({ form, field, isNew, items, subcategories }: FactsProps) {
  return (
    <>
      <div className="field-grid">
        <Field
          {...field('slug')}
          label={text.slug}
          hint={text.slugHint}
          required
          readOnly={!isNew}
          maxLength={80}
        />
        <Field {...field('day')} label={text.day} hint={text.dayHint} type="date" required />
        <Field {...field('byline')} label={text.byline} required maxLength={limits.nameLength} />
      </div>
      <div className="field-grid">
        <Several
          {...{ form, name: 'subcategories', label: text.subcategories }}
          all={subcategories.map(({ key, name }) => [key, name])}
        />
        <Several
          {...{ form, name: 'related', label: text.related }}
          all={items.map(({ slug, title }) => [slug, title || slug])}
        />
      </div>
    </>
  )
}

type SeveralProps = {
  form: Submission
  name: string
  label: string
  /** Names by key. */
  all: readonly (readonly [key: string, name: string])[]
}

/** A choice of several, which the form holds with spaces between; it says how many are chosen. */
function Several({ form, name, label, all }: SeveralProps) {
  const chosen = (form.values[name] ?? '').split(' ').filter((part) => part !== '')
  const names = new Map(all)
  return (
    <details className="desk-several">
      <summary>{text.several(label, chosen.length)}</summary>
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        <Checks
          all={all.map(([key]) => key)}
          chosen={chosen}
          labelOf={(key) => names.get(key) ?? key}
          onChange={(next) => form.set(name, (next ?? []).join(' '))}
        />
      </fieldset>
    </details>
  )
}

/** The texts of every language side by side. */
export function ArticleTexts({ form, field, items }: Fields & Pick<FactsProps, 'items'>) {
  return (
    <>
      <InsertPhoto form={form} />
      <LanguageColumns
        fieldsOf={(locale) => (
          <>
            <Field
              {...field(`texts.${locale}.title`)}
              label={text.title(locale)}
              lang={locale}
              required
              maxLength={contentLimits.titleLength}
            />
            <TextArea
              {...field(`texts.${locale}.excerpt`)}
              label={text.excerpt(locale)}
              lang={locale}
              required
              rows={3}
              maxLength={contentLimits.excerptLength}
            />
            <TextArea
              {...field(`texts.${locale}.markdown`)}
              label={text.markdown(locale)}
              hint={text.markdownHint}
              lang={locale}
              required
              rows={18}
              maxLength={contentLimits.markdownLength}
            />
            <MarkdownPreview
              locale={locale}
              markdown={form.values[`texts.${locale}.markdown`] ?? ''}
              pageOf={(shown) => <ArticlePreview article={previewed(form.values, locale, shown, items)} />}
            />
          </>
        )}
      />
    </>
  )
}

const areas = ['articles', 'models'] as const

const ArticlePreview = ({ article }: { article: Article }) => {
  const { ArticleView } = useDesk()
  return <ArticleView article={article} />
}

type PreviewProps = {
  locale: Locale
  markdown: string
  /** The page that the text is part of; without it, the text is shown alone. */
  pageOf?: (shown: Preview) => ReactNode
}

/** The text as visitors will see it, in a dialog, and what of it is refused. */
export function MarkdownPreview({ locale, markdown, pageOf }: PreviewProps) {
  const t = useTranslate()
  const { call } = useDesk()
  const [shown, setShown] = useState<Preview | null>(null)
  const { run, busy, failed } = useAction({
    send: (body: { lang: Locale; markdown: string }) => call('POST /desk/articles/preview', { body }),
    onAccepted: setShown,
  })
  return (
    <>
      <SmallButton aria-disabled={busy} onClick={() => void run({ lang: locale, markdown })}>
        {text.preview(locale)}
      </SmallButton>
      {failed ? <p role="alert">{words.failed}</p> : null}
      {shown ? (
        <Dialog
          title={text.preview(locale)}
          onClose={() => setShown(null)}
          {...(pageOf ? { kind: 'sheet' as const } : {})}
        >
          {shown.problem ? (
            <p className="error">
              {text.refused + messageText(t, shown.problem)} : <q>{shown.passage}</q>
            </p>
          ) : null}
          {pageOf ? (
            <VisitorPage locale={locale} areas={areas}>
              {pageOf(shown)}
            </VisitorPage>
          ) : (
            <div
              className="prose article-body"
              lang={locale}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: its renderer writes an allow-list of elements
              dangerouslySetInnerHTML={{ __html: shown.html }}
            />
          )}
        </Dialog>
      ) : null}
    </>
  )
}
