import { company } from '#config/company.ts'

/**
 * Numbers that many texts name, from the constants that rule them; what a caller passes goes before. Every first page
 * loads them, so a number of few texts comes from its caller.
 */
export const facts: Readonly<Record<string, string | number>> = {
  replyHours: company.replyHours,
  modelCount: company.modelCount,
}
