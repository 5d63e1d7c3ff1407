import { useTranslate } from '#src/i18n/translation.ts'
import { SevenSegment } from '#src/ui/seven-segment.tsx'

type ResultCountProps = { total: number }

/** How many products there are, on a display; the number is also text, for those who do not see it. */
export function ResultCount({ total }: ResultCountProps) {
  const text = useTranslate()('list.count', { count: total })
  // Every language says the number first.
  const words = text.replace(/^[\d\s.,]+/, '')
  return (
    <p className="count" role="status">
      <SevenSegment reading={String(total)} />
      <span className="visually-hidden">{text.slice(0, text.length - words.length)}</span>
      {words}
    </p>
  )
}
