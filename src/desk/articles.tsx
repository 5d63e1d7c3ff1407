import { useCallback } from 'react'
import type { DeskArticle } from '#domain/content/article-content.ts'
import { formatDay } from '#domain/time/dates.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { ArticleEditor } from './article-editor.tsx'
import { newArticle } from './article-values.ts'
import { articleWords as text } from './article-words.ts'
import href from './content.css?url'
import { useDesk } from './desk-context.ts'
import { DeskLink } from './desk-link.tsx'

/** The articles, or the one that the address names (`article`; empty: a new one). */
export function Articles() {
  const slug = new URLSearchParams(location.search).get('article')
  const { calls } = useDesk()
  const { answer, load, set } = useQuery(calls.articles)
  return (
    <>
      <Stylesheet href={href} />
      <QueryBoundary answer={answer} retry={load} lines={8}>
        {(all) =>
          slug === null ? (
            <List items={all.items} />
          ) : (
            <Edited key={slug} slug={slug} {...all} refresh={() => void calls.articles().then(set, load)} />
          )
        }
      </QueryBoundary>
    </>
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
  const { calls } = useDesk()
  const { answer, load } = useQuery(
    useCallback(async () => (slug === '' ? newArticle() : calls.articleVersion({ slug })), [calls, slug]),
  )
  return (
    <QueryBoundary answer={answer} retry={load} lines={10}>
      {(article) => (
        <ArticleEditor key={article.versions.length} article={article} {...around} reload={load} />
      )}
    </QueryBoundary>
  )
}
