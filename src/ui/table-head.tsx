import type { ReactNode } from 'react'

/** The names of the columns of a table. */
export const TableHead = ({ of }: { of: readonly ReactNode[] }) => (
  <thead>
    <tr>
      {of.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <th key={i} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)
