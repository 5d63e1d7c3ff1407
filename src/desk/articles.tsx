import { useCallback, useState } from 'react'
import { ArticleChange, type DeskArticle, type EditedArticle } from '#domain/content/article-content.ts'
import { check } from '#domain/forms/field-errors.ts'
import { paths } from '#domain/site/urls.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { Form } from '#src/forms/form.tsx'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { ArticleFacts, ArticleTexts } from './article-fields.tsx'
import { articleInput, articleValues, fieldsOfArticle, newArticle } from './article-values.ts'
import { articleWords as text } from './content-words.ts'
import { LinkButton } from './controls.tsx'
import { DeskLink, useDesk } from './desk-context.tsx'
import { DeskQuery, useDeskQuery, useRefreshed } from './desk-query.tsx'
import { type SaveMessage, SaveStatus, SubmitError, useFormWithDraft } from './draft-form.tsx'
import { moment } from './formats.ts'
import { Versions } from './versions.tsx'

/** The articles, or the one that the address names (`article`; empty: a new one). */
export function Articles() {
  const slug = new URLSearchParams(location.search).get('article')
  return (
    <DeskQuery query={useDeskQuery('GET /desk/articles')}>
      {(all, { refresh }) =>
        slug === null ? (
          <List items={all.items} />
        ) : (
          <Edited key={slug} slug={slug} {...all} refresh={refresh} />
        )
      }
    </DeskQuery>
  )
}

function List({ items }: { items: readonly DeskArticle[] }) {
  const { go } = useDesk()
  return (
    <>
      <h1>{text.articles}</h1>
      <p>{text.lead}</p>
      <p>
        <button type="button" className="button" onClick={() => go({ view: 'articles', article: '' })}>
          {text.add}
        </button>
      </p>
      {items.length === 0 ? <p>{text.none}</p> : null}
      <ul className="desk-announcements">
        {items.map((item) => (
          <li key={item.slug}>
            <div>
              <DeskLink to={{ view: 'articles', article: item.slug }}>{item.title || item.slug}</DeskLink>
              <p className="hint">
                {formatDay(item.day, 'fr')}, {stateOf(item)}
                {item.author ? `, ${item.author}` : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function stateOf({ version, state, isLive, day }: DeskArticle): string {
  if (version === 0) return text.imported
  if (state === 'draft' && isLive) return text.draftBeside
  if (state === 'published' && !isLive) return text.planned(formatDay(day, 'fr'))
  return text.states[state]
}

type EditedProps = {
  slug: string
  items: readonly DeskArticle[]
  subcategories: readonly { key: string; name: string }[]
  refresh: () => void
}

function Edited({ slug, ...around }: EditedProps) {
  const { call } = useDesk()
  const query = useRefreshed(
    useCallback(
      async () => (slug === '' ? newArticle() : call('GET /desk/articles/version', { query: { slug } })),
      [call, slug],
    ),
  )
  return (
    <DeskQuery query={query} lines={10}>
      {(article, { load }) => (
        <ArticleEditor key={article.versions.length} article={article} {...around} reload={load} />
      )}
    </DeskQuery>
  )
}

type Props = {
  article: EditedArticle
  items: readonly DeskArticle[]
  subcategories: readonly { key: string; name: string }[]
  /** Reads the list again while the form stays. */
  refresh: () => void
  /** Reads the article again. */
  reload: () => void
}

/** An article in three languages: its next version. */
function ArticleEditor({ article, items, subcategories, refresh, reload }: Props) {
  const { call, me } = useDesk()
  const [versions, setVersions] = useState(article.versions)
  const [isLive, setLive] = useState(items.some(({ slug, isLive }) => slug === article.slug && isLive))
  const [said, setSaid] = useState<SaveMessage | null>(null)
  const form = useArticle(article, ({ version, ...stored }) => {
    refresh()
    setSaid(saidOf({ version, ...stored, slug: form.values.slug ?? '' }))
    setVersions((all) => [{ version, ...stored, author: me.name, at: new Date().toISOString() }, ...all])
    setLive((before) => isLiveAfter(before, stored))
  })
  const field = useFieldProps(form, { idPrefix: 'article-' })
  return (
    <>
      <BackToList />
      <h1>{form.values['texts.fr.title'] || text.add}</h1>
      <Form
        form={{ ...form, submit: () => form.submit({ state: 'draft' }) }}
        className="dash-form desk-editor"
      >
        <SubmitError form={form} onReload={reload} />
        <ArticleFacts
          form={form}
          field={field}
          isNew={article.slug === '' && form.values.seen === '0'}
          items={items.filter(({ slug }) => slug !== form.values.slug)}
          subcategories={subcategories}
        />
        <ArticleTexts form={form} field={field} items={items} />
        <Actions form={form} isLive={isLive} />
        <SaveStatus said={form.problem || Object.keys(form.errors).length > 0 ? null : said} see={text.see} />
      </Form>
      <Versions
        versions={versions.map(({ version, author, at, ...stored }) => ({
          version,
          said: text.version(version, versionState(stored), author, moment(at)),
          take: true,
        }))}
        nameOf={String}
        read={(version) =>
          call('GET /desk/articles/version', {
            query: { slug: article.slug || (form.values.slug ?? ''), version: String(version) },
          })
        }
        onTake={(version, content) => {
          const values = articleValues({ slug: form.values.slug ?? '', day: form.values.day ?? '', content })
          for (const [name, value] of Object.entries(values)) form.set(name, value)
          setSaid({ text: text.taken(version) })
        }}
      />
    </>
  )
}

/** A published version whose day is to come has not appeared yet. */
const versionState = ({ state, day }: Omit<Stored, 'version'>) =>
  state === 'published' && day > inParis(new Date()).day
    ? text.planned(formatDay(day, 'fr'))
    : text.states[state]

/** What visitors see of a version that was stored just now. */
function saidOf({ version, state, day, slug }: Stored & { slug: string }): SaveMessage {
  if (state === 'withdrawn') return { text: text.withdrawn }
  if (state === 'draft') return { text: text.drafted(version) }
  if (day > inParis(new Date()).day) return { text: text.willAppear(formatDay(day, 'fr')) }
  return { text: text.published(version), href: paths.article(slug) }
}

function BackToList() {
  const { go } = useDesk()
  return (
    <p>
      <LinkButton onClick={() => go({ view: 'articles' })}>{text.all}</LinkButton>
    </p>
  )
}

type Stored = Pick<EditedArticle['versions'][number], 'version' | 'state' | 'day'>

const isLiveAfter = (before: boolean, { state, day }: Omit<Stored, 'version'>) =>
  state === 'published' ? before || day <= inParis(new Date()).day : before && state === 'draft'

function useArticle(article: EditedArticle, onStored: (stored: Stored) => void) {
  const { call } = useDesk()
  return useFormWithDraft({
    name: `desk-article.${article.slug}`,
    initial: { ...articleValues(article), seen: String(article.versions[0]?.version ?? 0) },
    validate: (values) => {
      const { output, errors } = check(ArticleChange, articleInput(values))
      return { output, errors: fieldsOfArticle(errors) }
    },
    send: (body: ArticleChange) => call('PUT /desk/articles', { body }),
    onAccepted: ({ version }, { state, day }) => onStored({ version, state, day }),
    valuesAfter: ({ version }, values) => ({ ...values, seen: String(version) }),
    blame: ({ fields }) => fieldsOfArticle(fields),
  })
}

function Actions({ form, isLive }: { form: Submission; isLive: boolean }) {
  const press = (state: string) => () => void form.submit({ state })
  return (
    <div className="dash-actions desk-foot">
      <button type="button" className="button" aria-disabled={form.busy} onClick={press('published')}>
        {text.publish}
      </button>
      <button type="submit" className="button ghost" aria-disabled={form.busy}>
        {text.save}
      </button>
      {isLive ? (
        <ConfirmButton
          className="button ghost"
          question={text.withdrawAsk}
          action={text.withdraw}
          onConfirm={press('withdrawn')}
        />
      ) : null}
    </div>
  )
}
