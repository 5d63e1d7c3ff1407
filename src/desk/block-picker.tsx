import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { Options } from './controls.tsx'
import { words } from './words.ts'

type Props = { label: string; blocks: DeskRequest['blocks']; onPick: (text: string) => void }

/** Puts one of the company's texts into a field, in the language of the customer; nothing where there is none. */
export function BlockPicker({ label, blocks, onPick }: Props) {
  if (blocks.length === 0) return null
  return (
    <select
      className="desk-blocks"
      aria-label={words.blockFor(label)}
      value=""
      onChange={(event) => {
        const block = blocks.find(({ id }) => id === event.target.value)
        if (block) onPick(block.text)
      }}
    >
      <option value="">{words.insertBlock}</option>
      <Options of={blocks.map(({ id, title }) => [id, title])} />
    </select>
  )
}
