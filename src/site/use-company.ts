import type { CompanyFacts } from '#domain/content/opening.ts'
import { useOpening } from './use-opening.ts'

/** How the company is reached, and what the journey to a customer costs, as the desk has written it. */
export const useCompany = (): CompanyFacts => useOpening().company
