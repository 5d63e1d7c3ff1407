import { useState } from 'react'
import { Dialog } from '#src/ui/dialog.tsx'
import { Facts } from '#src/ui/facts.tsx'
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
          <Facts
            className="desk-keys"
            rows={Object.entries(words.keys).map(([key, text]) => [<kbd key={key}>{key}</kbd>, text])}
          />
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
