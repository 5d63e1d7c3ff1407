import { Conversation } from '#src/assistant/conversation.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { withStyles } from '#src/site/stylesheet.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { AssistantTools } from './assistant-tools.tsx'

/** The conversation as a page of its own. */
export const AssistantView = withStyles(AssistantPage, Conversation)

function AssistantPage() {
  const t = useTranslate()
  return (
    <div className="wrap talk-page">
      <header className="page-head">
        <Heading>{t('talk.title')}</Heading>
      </header>
      <Conversation toolsOf={(product) => <AssistantTools product={product} />} />
    </div>
  )
}
