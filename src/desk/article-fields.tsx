import { type ReactNode, useState } from 'react'
import { contentLimits } from '#config/content-limits.ts'
import { limits } from '#config/limits.ts'
import { type Locale, locales } from '#config/locales.ts'
import type { DeskArticle, MarkdownPreview as Preview } from '#domain/content/article-content.ts'
import type { Article } from '#domain/site/article.ts'
import { useAction } from '#src/forms/use-action.ts'
import type { FieldProps } from '#src/forms/use-field-props.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Choice, Field, TextArea } from '#src/ui/field.tsx'
import { articleWords as text } from './article-words.ts'
import { Options, SmallButton } from './controls.tsx'
import { useDesk } from './desk-context.ts'
import { InsertPhoto } from './insert-photo.tsx'
import { previewed } from './typed-article.ts'
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
        <Several form={form} field={field('subcategories')} label={text.subcategories}>
          <Options of={subcategories.map(({ key, name }) => [key, name])} />
        </Several>
        <Several form={form} field={field('related')} label={text.related}>
          <Options of={items.map(({ slug, title }) => [slug, title || slug])} />
        </Several>
      </div>
    </>
  )
}

type SeveralProps = { form: Submission; field: FieldProps; label: string; children: React.ReactNode }

/** A choice of several, which the form holds with spaces between. */
const Several = ({ form, field: { value, onBlur: _, ...field }, label, children }: SeveralProps) => (
  <Choice
    {...field}
    label={label}
    hint={text.several}
    multiple
    size={5}
    value={value.split(' ').filter((part) => part !== '')}
    onChange={({ target }) =>
      form.set(field.name, [...target.selectedOptions].map((option) => option.value).join(' '))
    }
  >
    {children}
  </Choice>
)

/** The texts of every language side by side. */
export function ArticleTexts({ form, field, items }: Fields & Pick<FactsProps, 'items'>) {
  return (
    <>
      <InsertPhoto form={form} />
      <div className="desk-languages">
        {locales.map((locale) => (
          <section key={locale} lang={locale} aria-label={text.markdown(locale)}>
            <Field
              {...field(`texts.${locale}.title`)}
              label={text.title(locale)}
              required
              maxLength={contentLimits.titleLength}
            />
            <TextArea
              {...field(`texts.${locale}.excerpt`)}
              label={text.excerpt(locale)}
              required
              rows={3}
              maxLength={contentLimits.excerptLength}
            />
            <TextArea
              {...field(`texts.${locale}.markdown`)}
              label={text.markdown(locale)}
              hint={text.markdownHint}
              required
              rows={18}
              maxLength={contentLimits.markdownLength}
            />
            <MarkdownPreview
              locale={locale}
              markdown={form.values[`texts.${locale}.markdown`] ?? ''}
              pageOf={(shown) => <ArticlePreview article={previewed(form.values, locale, shown, items)} />}
            />
          </section>
        ))}
      </div>
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
  const { calls } = useDesk()
  const [shown, setShown] = useState<Preview | null>(null)
  const { run, busy, failed } = useAction({ send: calls.previewArticle, onAccepted: setShown })
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
