import type { ReactNode } from 'react'
import { company } from '#config/company.ts'
import { usePhone } from './company-phone.ts'
import { useCompany } from './use-opening.ts'

type Props = {
  /** The heading of the document. */
  title: ReactNode
  /** What stands below it, e.g. its number or its day. */
  facts?: ReactNode
  className?: string
  children: ReactNode
}

/** A document of a quote as a sheet of A4: the letterhead, what it is, and its content. */
export function Sheet({ title, facts = null, className = '', children }: Props) {
  return (
    <div className={`sheet ${className}`}>
      <SheetHead title={title} facts={facts} />
      {children}
    </div>
  )
}

/** The head of a sheet, where its element is not a `div`. */
export function SheetHead({ title, facts = null }: Pick<Props, 'title' | 'facts'>) {
  const { street, postalCode, city } = useCompany()
  return (
    <div className="sheet-head">
      <p className="sheet-from">
        <strong>{company.name}</strong>
        <span>
          {street}, {postalCode} {city}
        </span>
        <span>{usePhone()}</span>
      </p>
      <div className="sheet-title">
        {title}
        {facts}
      </div>
    </div>
  )
}
