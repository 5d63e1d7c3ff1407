import { IconButton } from '#src/ui/icon-button.tsx'
import { serviceWords } from './service-words.ts'

type Props = {
  name: string
  onMove: (by: number) => void
  /** Absent: it cannot be taken away. */
  onRemove?: (() => void) | undefined
}

/** Moves a row of a list up and down, and takes it out. */
export const RowActions = ({ name, onMove, onRemove }: Props) => (
  <span>
    {([-1, 1] as const).map((by) => (
      <button
        key={by}
        type="button"
        className="icon-button"
        aria-label={by < 0 ? serviceWords.up(name) : serviceWords.down(name)}
        onClick={() => onMove(by)}
      >
        {by < 0 ? '↑' : '↓'}
      </button>
    ))}
    {onRemove ? <IconButton icon="trash" name={serviceWords.remove(name)} onClick={onRemove} /> : null}
  </span>
)
