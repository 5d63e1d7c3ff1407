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
  const toggle = (reference: string, on: boolean) => {
    const next = references.filter((each) => (each === reference ? on : chosen?.includes(each)))
    onChange(next.length ? next : null)
  }
  return (
    <details className="catalogue-more">
      <summary>{text.forModels(chosen?.length ?? 0)}</summary>
      {error ? <p className="error">{error}</p> : null}
      {references.map((reference) => (
        <label key={reference} className="catalogue-check">
          <input
            type="checkbox"
            checked={chosen?.includes(reference) ?? false}
            onChange={({ target }) => toggle(reference, target.checked)}
          />
          {reference}
        </label>
      ))}
    </details>
  )
}
