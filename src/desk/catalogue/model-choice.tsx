import { Checks } from '#src/desk/controls.tsx'
import { text } from './catalogue-words.ts'

type Props = {
  references: readonly string[]
  /** Null: every model. */
  chosen: readonly string[] | null
  onChange: (chosen: string[] | null) => void
  error: string | undefined
}

/** The models that something is for; none chosen: all of them. */
export function ModelChoice({ references, chosen, onChange, error }: Props) {
  if (references.length < 2 && chosen === null) return null
  return (
    <details className="catalogue-more">
      <summary>{text.forModels(chosen?.length ?? 0)}</summary>
      {error ? <p className="error">{error}</p> : null}
      <Checks all={references} {...{ chosen, onChange }} />
    </details>
  )
}
