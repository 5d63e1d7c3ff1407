import { drawingKindOf } from '#domain/scales/logbook-lines.ts'
import type { Scale } from '#domain/scales/scale.ts'
import { scaleName, scalePlate } from '#domain/scales/scale-plate.ts'
import { kindDrawing, modelDrawing } from '#domain/site/drawings.ts'
import { paths } from '#domain/site/urls.ts'
import { formatDay } from '#domain/time/dates.ts'
import { FileList } from '#src/files/file-list.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { NarrowFold } from '#src/ui/narrow-fold.tsx'
import { OptionalImage } from '#src/ui/optional-image.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { AppliedRule, DueDates, StatusIndicator } from './scale-state.tsx'
import type { Shared } from './shared-facts.tsx'

type Props = {
  scale: Scale
  shared: Shared
  chosen: boolean
  onChoose: (on: boolean) => void
  /** Called with the instrument after one of its files was deleted. */
  onChange: (scale: Scale) => void
  onEdit: () => void
  onRemove: () => void
}

/** An instrument of the register: data plate, state, due date with its rule, actions. */
export function ScaleCard({ scale, shared, chosen, onChoose, onChange, onEdit, onRemove }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const name = scaleName(scale)
  const { verification } = scale
  return (
    <li className="scale-card">
      <div className="scale-head">
        <h3>{name}</h3>
        <StatusIndicator verification={verification} />
        <OptionalImage src={drawingOf(scale)} width={84} height={53} />
      </div>
      <DueDates verification={verification} />
      <NarrowFold className="scale-more" label={t('scales.more')} name={t('scales.more-named', { name })}>
        <DataPlate plate={scalePlate(scale, locale)} />
        <AppliedRule verification={verification} isShared={shared.rule} />
        <ScaleFacts scale={scale} shared={shared} />
        <FileList
          files={scale.files}
          onRemoved={({ id }) => onChange({ ...scale, files: scale.files.filter((file) => file.id !== id) })}
        />
      </NarrowFold>
      <div className="scale-actions">
        <label className="scale-choice">
          <input
            type="checkbox"
            checked={chosen}
            aria-label={t('scales.choose', { name })}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <span aria-hidden="true">{t('scales.choose-short')}</span>
        </label>
        <span className="scale-buttons">
          {verification.dueOn || verification.overhaul?.dueOn ? (
            <CalendarLink scale={scale} className="link-button" />
          ) : null}
          <Link to={paths.dashboardScale(scale.id)} aria-label={t('logbook.open-named', { name })}>
            {t('logbook.open')}
          </Link>
          <button
            type="button"
            className="link-button"
            onClick={onEdit}
            aria-label={t('scales.edit-named', { name })}
          >
            {t('scales.edit')}
          </button>
          <IconButton
            icon="trash"
            onClick={onRemove}
            name={t('scales.remove-named', { name })}
            title={t('scales.remove')}
          />
        </span>
      </div>
    </li>
  )
}

/** The drawing of the catalogue model, else that of an instrument of its kind. */
const drawingOf = (scale: Scale) =>
  scale.productId ? modelDrawing(scale.productId, null) : kindDrawing(drawingKindOf(scale))

function ScaleFacts({ scale, shared }: Pick<Props, 'scale' | 'shared'>) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <Facts
      className="scale-facts"
      rows={[
        [t('scales.kind'), scale.kind === 'non-automatic' ? '' : t(`scales.kind-${scale.kind}`)],
        [t('scales.place'), shared.place ? '' : scale.place],
        [t('scales.serial'), scale.serial],
        [t('scales.last'), scale.lastVerifiedOn && formatDay(scale.lastVerifiedOn, locale)],
      ]}
    />
  )
}
