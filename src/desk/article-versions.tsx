import type { ArticleContent, EditedArticle } from '#domain/content/article-content.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useAction } from '#src/forms/use-action.ts'
import { articleWords as text } from './article-words.ts'
import { SmallButton } from './controls.tsx'
import { useDesk } from './desk-context.ts'
import { words } from './words.ts'

type Props = {
  slug: string
  versions: EditedArticle['versions']
  /** Puts a version into the form. */
  onTake: (version: number, content: ArticleContent) => void
}

/** Every version with its author; one of them can be taken up again. */
export function ArticleVersions({ slug, versions, onTake }: Props) {
  const { calls } = useDesk()
  const { run, busy, failed } = useAction({
    send: async (version: number) => calls.articleVersion({ slug, version: String(version) }),
    onAccepted: ({ content }, version) => onTake(version, content),
  })
  if (versions.length === 0) return null
  return (
    <section className="dash-block">
      <h2>{text.versions}</h2>
      {failed ? <p role="alert">{words.failed}</p> : null}
      <ul className="desk-announcements">
        {versions.map(({ version, state, author, at }) => (
          <li key={version}>
            <p>{text.version(version, text.states[state], author, formatDateTime(new Date(at), 'fr'))}</p>
            <SmallButton
              name={text.takeNamed(version)}
              aria-disabled={busy}
              onClick={() => void run(version)}
            >
              {text.take}
            </SmallButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
