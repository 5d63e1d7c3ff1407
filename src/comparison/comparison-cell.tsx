import { breakableSize } from '#domain/catalogue/platform-size.ts'
import type { BestReason } from '#domain/comparison/comparison-best.ts'
import type { Cell } from '#domain/comparison/comparison-rows.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Icon } from '#src/ui/icon.tsx'

/** One cell; missing, not applicable and « no » look and read differently. */
export function ComparisonCell({ cell, reason }: { cell: Cell; reason: BestReason | null }) {
  const t = useTranslate()
  switch (cell.state) {
    case 'value':
      return (
        <td className={cell.best ? 'best' : undefined}>
          {breakableSize(cell.text)}
          {cell.best && reason ? (
            <small className="best-reason">
              <Icon name="check" />
              {t(`compare.best-${reason}`)}
            </small>
          ) : null}
        </td>
      )
    case 'word':
      return <td>{t(cell.word, cell.count === undefined ? undefined : { count: cell.count })}</td>
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
