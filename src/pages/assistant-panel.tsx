import { useEffect, useState } from 'react'
import { paths } from '#domain/site/urls.ts'
import { Conversation } from '#src/assistant/conversation.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { AssistantTools } from './assistant-tools.tsx'

const desk = '(min-width: 769px)'

/** The conversation over any page: a dialog on a phone, and on a desk a panel beside the page, which stays usable. */
export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const isBeside = useMatch(desk)
  return (
    <Dialog
      key={String(isBeside)}
      title={t('talk.title')}
      onClose={onClose}
      kind={isBeside ? 'aside' : 'panel'}
    >
      <Conversation
        // On a phone it would open the keyboard over what can be asked.
        autoFocus={isBeside}
        toolsOf={(product) => <AssistantTools product={product} />}
        onFollow={isBeside ? undefined : onClose}
      />
      <p className="talk-page-link">
        <Link to={paths.assistant} className="lone" onClick={onClose}>
          {t('talk.open-page')}
        </Link>
      </p>
    </Dialog>
  )
}

function useMatch(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const follow = () => setMatches(media.matches)
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [query])
  return matches
}
