import type { ComponentProps, ReactNode } from 'react'

/** A label and its value. */
type Fact = readonly [label: ReactNode, value: ReactNode]

type Props = Omit<ComponentProps<'dl'>, 'children'> & { rows: readonly Fact[] }

/** Labelled values. A row without a value (null, undefined, empty) is left out, and so is a list without rows. */
export function Facts({ rows, ...list }: Props) {
  const shown = rows.filter(([, value]) => (value ?? '') !== '')
  if (shown.length === 0) return null
  return (
    <dl {...list}>
      {shown.map(([label, value], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal
        <div key={i}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
