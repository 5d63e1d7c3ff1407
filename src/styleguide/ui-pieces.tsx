import { useState } from 'react'
import { FactSections } from '#src/site/fact-sections.tsx'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Confirm, Dialog } from '#src/ui/dialog.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { SevenSegment } from '#src/ui/seven-segment.tsx'
import { type Scheme, Sides, State } from './sides.tsx'

const colours = [
  'paper',
  'surface',
  'steel',
  'ink',
  'ink-2',
  'line',
  'outline',
  'verified',
  'verified-soft',
  'led',
  'housing',
  'danger',
  'danger-soft',
]
const icons: IconName[] = [
  'close',
  'check',
  'plus',
  'minus',
  'trash',
  'help',
  'filter',
  'search',
  'share',
  'copy',
  'print',
]
const plate = { accuracyClass: 'III', max: '6 / 15 kg', min: '40 g', e: '2 / 5 g', d: null }

const facts = [
  { title: 'Prestations', rows: [['1 × Carnet métrologique', '18,00 €'] as const], lines: [] },
  { title: 'MV-P1-6 – convient', rows: [], lines: ['Vérifié (CE + M), classe III.', 'Max 6 kg.'] },
]

export function UiPieces() {
  return (
    <>
      <Colours />
      <Writing />
      <Instruments />
      <Sides title="Faits d’une demande">{() => <FactSections sections={facts} />}</Sides>
      <Sides title="Dialogues">{(scheme) => <Dialogs scheme={scheme} />}</Sides>
    </>
  )
}

function Colours() {
  return (
    <>
      <Sides title="Couleurs">
        {() => (
          <div className="guide-row">
            {colours.map((name) => (
              <p key={name} className="guide-swatch" style={{ background: `var(--${name})` }}>
                <span>{name}</span>
              </p>
            ))}
          </div>
        )}
      </Sides>
      <Sides title="Icônes et logo">
        {() => (
          <div className="guide-row">
            <Logo />
            {icons.map((name) => (
              <span key={name} title={name}>
                <Icon name={name} />
              </span>
            ))}
          </div>
        )}
      </Sides>
    </>
  )
}

function Writing() {
  return (
    <>
      <Sides title="Titres et texte">
        {() => (
          <>
            <h2>Deuxième niveau</h2>
            <h3>Troisième niveau</h3>
            <p className="lead">Texte d’introduction, une phrase ou deux.</p>
            <p>
              Texte courant avec <a href="#main">un lien</a>, <strong>un mot fort</strong> et 1 500 kg.
            </p>
            <p className="hint">Une indication.</p>
          </>
        )}
      </Sides>
      <Sides title="Boutons">{() => <Buttons />}</Sides>
    </>
  )
}

function Instruments() {
  return (
    <>
      <Sides title="Plaque signalétique">
        {() => (
          <>
            <DataPlate plate={plate} />
            <DataPlate
              plate={{ ...plate, accuracyClass: 'I', max: '220 g', min: '10 mg', e: '1 mg', d: '0,1 mg' }}
            />
            <DataPlate plate={{ accuracyClass: null, max: '300 kg', min: null, e: null, d: '100 g' }} />
          </>
        )}
      </Sides>
      <Sides title="Afficheur et règle graduée">
        {() => (
          <>
            <div className="indicator">
              <div className="screen">
                <SevenSegment reading=" 12.48" />
                <span>kg</span>
              </div>
            </div>
            <div className="rule" />
          </>
        )}
      </Sides>
    </>
  )
}

function Buttons() {
  const kinds = [
    'button',
    'button ghost',
    'button danger',
    'button small',
    'button small ghost',
    'link-button',
  ]
  return (
    <>
      {kinds.map((kind) => (
        <State key={kind} name={kind}>
          <div className="guide-row">
            <button type="button" className={kind}>
              Au repos
            </button>
            <button type="button" className={kind} disabled>
              Inactif
            </button>
            <button type="button" className={kind} aria-disabled aria-busy>
              Occupé
            </button>
            <button type="button" className={kind}>
              <Icon name="plus" /> Avec icône
            </button>
          </div>
        </State>
      ))}
      <State name="icon-button, chip">
        <div className="guide-row">
          <button type="button" className="icon-button" aria-label="Fermer">
            <Icon name="close" />
          </button>
          <a className="chip" href="#main">
            Filtre actif
          </a>
        </div>
      </State>
    </>
  )
}

const dialogs = ['modal', 'panel', 'alert'] as const

function Dialogs({ scheme }: { scheme: Scheme }) {
  const [open, setOpen] = useState<(typeof dialogs)[number] | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="guide-row">
      {dialogs.map((kind) => (
        <button key={kind} type="button" className="button ghost" onClick={() => setOpen(kind)}>
          {kind}
        </button>
      ))}
      {open === 'alert' ? (
        <Confirm question="Vider la liste ?" action="Vider" onConfirm={close} onCancel={close} />
      ) : null}
      {open === 'modal' || open === 'panel' ? (
        <Dialog title={`Un dialogue (${scheme})`} kind={open} onClose={close}>
          <p>Le contenu du dialogue.</p>
        </Dialog>
      ) : null}
    </div>
  )
}
