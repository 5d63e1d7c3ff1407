import { useState } from 'react'
import { Dialog } from '#src/ui/dialog.tsx'
import { Check } from './controls.tsx'
import { areShortcutsOn, switchShortcuts, useShortcuts } from './use-shortcuts.ts'
import { words } from './words.ts'

/** The list of shortcuts, behind a button and « ? », and the switch for them. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false)
  const [on, setOn] = useState(areShortcutsOn)
  useShortcuts({ '?': () => setOpen(true) })
  return (
    <>
      <button
        type="button"
        className="button small ghost desk-help"
        aria-label={words.shortcuts}
        title={words.shortcuts}
        onClick={() => setOpen(true)}
      >
        <kbd>?</kbd>
      </button>
      {open ? (
        <Dialog title={words.shortcuts} onClose={() => setOpen(false)}>
          <dl className="desk-keys">
            {Object.entries(words.keys).map(([key, text]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <Check
            className="desk-switch"
            label={words.shortcutsOn}
            checked={on}
            onCheck={(next) => {
              switchShortcuts(next)
              setOn(next)
            }}
          />
        </Dialog>
      ) : null}
    </>
  )
}
