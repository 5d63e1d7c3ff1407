import { type ReactNode, Suspense, useState } from 'react'
import type { RequestedItem } from '#domain/quote-list/requested-content.ts'
import type { Scale } from '#domain/scales/scale.ts'
import { paths } from '#domain/site/urls.ts'
import { DownloadLink } from '#src/forms/download-link.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { Icon } from '#src/ui/icon.tsx'
import dueBoardStyles from './due-board.css?url'
import { DueBoard } from './due-board.tsx'
import { MissedDates } from './missed-dates.tsx'
import { ReminderSwitch } from './reminder-switch.tsx'
import { Removals } from './removals.tsx'
import { ScaleCard } from './scale-card.tsx'
import href from './scales.css?url'
import { SharedFacts, sharedFacts } from './shared-facts.tsx'
import { type Person, useRegister } from './use-register.ts'
import { VisitBar } from './visit-bar.tsx'

const ScaleDialog = deferred(() => import('./scale-dialog.tsx').then((module) => module.ScaleDialog), {
  onDemand: true,
})
const VisitDialog = deferred(() => import('./visit-dialog.tsx').then((module) => module.VisitDialog), {
  onDemand: true,
})

type Props = {
  /** Models of the customer's requests, from which an instrument can be added. */
  quotedItems: readonly RequestedItem[]
  person: Person
  /** Called when the reminders were switched on or off. */
  onReminders?: (on: boolean) => void
  /** What a visit for these instruments costs. */
  price?: (scales: readonly Scale[]) => ReactNode
}

function RegisterSection({ quotedItems, person, onReminders, price }: Props) {
  const register = useRegister()
  const [editing, setEditing] = useState<Scale | 'new' | null>(null)
  const [visiting, setVisiting] = useState<readonly Scale[] | null>(null)
  const close = () => setEditing(null)
  return (
    <section className="scales" aria-labelledby="scales-title">
      <Stylesheet href={href} />
      {/* With the register: the board comes with the first instrument, and nothing may wait for its styles then. */}
      <Stylesheet href={dueBoardStyles} />
      <Body
        register={register}
        head={<Head key="head" items={register.items} onAdd={() => setEditing('new')} />}
        price={price}
        reminders={<ReminderSwitch person={person} onChanged={onReminders} items={register.items} />}
        onEdit={setEditing}
        onVisit={setVisiting}
        onAdd={() => setEditing('new')}
      />
      <Removals register={register} />
      <Suspense>
        {editing ? (
          <ScaleDialog
            scale={editing === 'new' ? null : editing}
            quotedItems={quotedItems}
            onSaved={(scale) => {
              register.save(scale)
              close()
            }}
            onClose={close}
            onMissing={close}
          />
        ) : null}
        {visiting ? (
          <VisitDialog
            scales={visiting}
            person={person}
            onClose={() => setVisiting(null)}
            onMissing={() => setVisiting(null)}
          />
        ) : null}
      </Suspense>
    </section>
  )
}

/** « My scales »: the register, due dates, and the request for a visit. Needs the areas `scales` and `forms`. */
export const Scales = withStyles(RegisterSection, href, dueBoardStyles)

function Head({ items, onAdd }: { items: readonly Scale[]; onAdd: () => void }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <header className="scales-head">
      <h2 id="scales-title">{t('scales.title')}</h2>
      {items.length ? (
        <div className="scales-tools">
          <button type="button" className="button ghost small" onClick={onAdd}>
            <Icon name="plus" />
            {t('scales.add')}
          </button>
          <PlateLink />
          {items.some(({ verification }) => verification.dueOn) ? (
            <DownloadLink
              className="button ghost small"
              file={['GET /profile/scales.ics', { query: { lang: locale } }]}
            >
              {t('scales.calendar-all')}
            </DownloadLink>
          ) : null}
        </div>
      ) : null}
    </header>
  )
}

/** To the page that reads a plate, which leads back here with the fields filled in. */
function PlateLink() {
  const t = useTranslate()
  return (
    <Link className="button ghost small" to={paths.plate()}>
      {t('scales.read-plate')}
    </Link>
  )
}

type BodyProps = {
  register: ReturnType<typeof useRegister>
  head: ReactNode
  /** What switches the reminders. */
  reminders: ReactNode
  price: Props['price']
  onEdit: (scale: Scale) => void
  onVisit: (scales: readonly Scale[]) => void
  onAdd: () => void
}

/** Loading, empty, failed or full. */
function Body(props: BodyProps) {
  const t = useTranslate()
  const { register, head, onAdd } = props
  const { items, status, load } = register
  if (status === 'failed') {
    return (
      <>
        {head}
        <div className="empty" role="alert">
          <strong>{t('scales.failed')}</strong>
          <button type="button" className="button ghost" onClick={() => void load()}>
            {t('failure.retry')}
          </button>
        </div>
      </>
    )
  }
  if (status === 'loading')
    return (
      <>
        {head}
        <Skeleton />
      </>
    )
  if (items.length > 0) return <Register {...props} />
  return (
    <>
      {head}
      <div className="empty">
        <h3>{t('scales.empty')}</h3>
        <p>{t('scales.empty-text')}</p>
        <p className="scales-tools">
          <button type="button" className="button small" onClick={onAdd}>
            <Icon name="plus" />
            {t('scales.add')}
          </button>
          <PlateLink />
        </p>
      </div>
    </>
  )
}

/** The instruments, and before them what a visit costs; it leads with them where a date was missed. */
function Register({ register: { items, save, remove }, head, reminders, price, onEdit, onVisit }: BodyProps) {
  const t = useTranslate()
  const [choices, setChoices] = useState<Record<string, boolean>>({})
  const isChosen = (scale: Scale) => choices[scale.id] ?? isDue(scale)
  const shared = sharedFacts(items)
  const chosen = items.filter(isChosen)
  const missed = items.filter(({ verification }) => verification.state === 'expired')
  const visit = (
    <VisitBar
      key="visit"
      chosen={chosen}
      price={price?.(chosen)}
      preselected={items.filter((scale) => isDue(scale) && choices[scale.id] === undefined).length}
      onVisit={onVisit}
    />
  )
  return (
    <>
      {missed.length ? [<MissedDates key="missed" missed={missed} />, visit, head] : [head, visit]}
      <ul className="grid scales-list">
        {items.map((scale) => (
          <ScaleCard
            key={scale.id}
            scale={scale}
            shared={shared}
            chosen={isChosen(scale)}
            onChoose={(on) => setChoices((before) => ({ ...before, [scale.id]: on }))}
            onChange={save}
            onEdit={() => onEdit(scale)}
            onRemove={() => remove(scale)}
          />
        ))}
      </ul>
      <DueBoard items={items} />
      <SharedFacts items={items} shared={shared} />
      {reminders}
      <p className="hint">{t('scales.duty')}</p>
    </>
  )
}

/** Preselected for a visit. */
const isDue = ({ verification: { state } }: Scale) => state === 'soon' || state === 'expired'

function Skeleton() {
  const t = useTranslate()
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className="grid scales-list" aria-hidden="true">
        <div className="scale-card waiting" />
        <div className="scale-card waiting" />
      </div>
    </div>
  )
}
