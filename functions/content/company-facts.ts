import { type CompanyFacts, usualOpening } from '#domain/content/opening.ts'
import { AppError } from '#domain/errors/error.ts'
import type { CompanyChange } from '#domain/forms/company-facts-form.ts'
import type { Bindings } from '#functions/env.ts'
import { readPhone } from '#functions/platform/phones.ts'
import { storeDated } from './dated-versions.ts'

/** Stores how the company is reached, with a telephone number that can be called from anywhere (E.164). */
export async function storeCompany(
  env: Bindings,
  who: string,
  change: CompanyChange,
): Promise<{ version: number }> {
  const { postalCode: zipCode } = change.content
  const read = await readPhone(change.content.phone, { country: 'FR', zipCode })
  const phone = read.replaceAll(/[\s-]/g, '')
  if (!/^\+[1-9]\d{6,14}$/.test(phone))
    throw new AppError('invalid-fields', { fields: { 'content.phone': 'form.invalid-phone' } })
  const content: CompanyFacts = { ...change.content, phone }
  return storeDated(env, who, { ...change, content }, { initial: usualOpening.company })
}
