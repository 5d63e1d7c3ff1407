import type { BestReason } from '#domain/comparison/comparison-best.ts'
import type { Cell } from '#domain/comparison/comparison-rows.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { Icon } from '#src/ui/icon.tsx'

/** A narrow column breaks three sizes between them, never inside of one. */
const sideBySide = '\u00a0×\u00a0'

/** One cell; missing, not applicable and « no » look and read differently. */
export function ComparisonCell({ cell, reason }: { cell: Cell; reason: BestReason | null }) {
  const t = useTranslate()
  switch (cell.state) {
    case 'value':
      return (
        <td className={cell.best ? 'best' : undefined}>
          {cell.text.replaceAll(sideBySide, ' ×\u00a0')}
          {cell.best && reason ? (
            <small className="best-reason">
              <Icon name="check" />
              {t(`compare.best-${reason}` as TextKey)}
            </small>
          ) : null}
        </td>
      )
    case 'word':
      return <td>{t(cell.word as TextKey, cell.count === undefined ? undefined : { count: cell.count })}</td>
    case 'no':
      return (
        <td className="absent">
          <Icon name="close" /> {t('compare.no')}
        </td>
      )
    case 'not-applicable':
      return (
        <td className="absent">
          <Icon name="minus" /> {t('compare.not-applicable')}
        </td>
      )
    default:
      return (
        <td className="absent">
          <Icon name="help" /> {t('compare.missing')}
        </td>
      )
  }
}
