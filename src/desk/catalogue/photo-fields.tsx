import type { KeyboardEvent, MouseEvent } from 'react'
import { cardFile, mediaPath, type ProductPhoto } from '#domain/catalogue/media.ts'
import { SmallButton, textsOf } from '#src/desk/controls.tsx'
import { TextColumns } from '#src/desk/languages.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { photoWords as text } from './part-words.ts'

type Props = {
  photo: ProductPhoto
  /** From 0. */
  place: number
  isLast: boolean
  move: (from: number, to: number) => void
  onChange: (photo: ProductPhoto) => void
  onRemove: () => void
}

/** The type of what is dragged, so that nothing else is taken for a photograph. */
const dragged = 'application/x-photo'

/** One photograph: where it stands, what stays in view of it, and what it shows. */
export function PhotoFields({ photo, place, isLast, move, onChange, onRemove }: Props) {
  const n = place + 1
  return (
    <li
      className="catalogue-photo"
      onDragOver={(event) => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes(dragged)) return
        event.preventDefault()
        move(Number(event.dataTransfer.getData(dragged)), place)
      }}
    >
      <div className="catalogue-photo-head dash-actions">
        <span
          className="catalogue-photo-handle"
          aria-hidden="true"
          title={text.move}
          draggable
          onDragStart={(event) => event.dataTransfer.setData(dragged, String(place))}
        >
          ⠿
        </span>
        <strong>{text.nth(n)}</strong>
        <SmallButton name={text.up(n)} disabled={place === 0} onClick={() => move(place, place - 1)}>
          ↑
        </SmallButton>
        <SmallButton name={text.down(n)} disabled={isLast} onClick={() => move(place, place + 1)}>
          ↓
        </SmallButton>
        <IconButton icon="trash" name={text.remove(n)} onClick={onRemove} />
      </div>
      <FocusPoint photo={photo} n={n} onChange={(focus) => onChange({ ...photo, focus })} />
      <TextColumns
        label={text.shows}
        {...textsOf({ value: photo, onChange, at: `photos.${place}.` })('text')}
      />
    </li>
  )
}

type Focus = ProductPhoto['focus']
type FocusProps = { photo: ProductPhoto; n: number; onChange: (focus: Focus) => void }

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
}

const share = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** The whole photograph with its focus, which a click or the arrow keys move, and how a card cuts it. */
function FocusPoint({ photo, n, onChange }: FocusProps) {
  const { x, y } = photo.focus
  const address = mediaPath(cardFile(photo).key)
  const press = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    // A press of Enter has no place.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({ x: share(((clientX - left) / width) * 100), y: share(((clientY - top) / height) * 100) })
  }
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    onChange({ x: share(x + by[0]), y: share(y + by[1]) })
  }
  return (
    <div className="catalogue-photo-views">
      <figure>
        <button
          type="button"
          className="catalogue-focus"
          aria-label={`${text.focus(n)}, ${text.focusAt(x, y)}`}
          onClick={press}
          onKeyDown={step}
        >
          <img src={address} alt="" width={photo.width} height={photo.height} draggable={false} />
          <span style={{ left: `${x}%`, top: `${y}%` }} />
        </button>
        <figcaption className="hint">{text.focusHint}</figcaption>
      </figure>
      <figure>
        <img
          className="catalogue-cut"
          src={address}
          alt=""
          width={280}
          height={210}
          style={{ objectPosition: `${x}% ${y}%`, backgroundColor: photo.color }}
          draggable={false}
        />
        <figcaption className="hint">{text.cut}</figcaption>
      </figure>
    </div>
  )
}
