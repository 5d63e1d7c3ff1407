import { expect, test } from 'vitest'
import { generateCatalogue } from '#seed/generate.ts'

const products = generateCatalogue().products.map(({ id, variants, specifications }) => ({
  id,
  verified: variants.filter(({ metrology }) => metrology === 'yes').length,
  unverified: variants.filter(({ metrology }) => metrology === 'no').length,
  of: variants.length,
  approvals: specifications.approvals?.fr ?? '',
}))

test('a product of which no model is verified claims no class and no M marking', () => {
  const claiming = products.filter(
    ({ unverified, of, approvals }) => unverified === of && /\bCE(?: et|,) M\b|modèles HML/.test(approvals),
  )
  expect(claiming.map(({ id, approvals }) => `${id}: ${approvals}`)).toEqual([])
})

test('a product of which every model is verified names no other', () => {
  const naming = products.filter(
    ({ verified, of, approvals }) =>
      verified === of && /HML|hors (?:métrologie|médical|usage)/.test(approvals),
  )
  expect(naming.map(({ id, approvals }) => `${id}: ${approvals}`)).toEqual([])
})

test('the adjustment of unverified models stands at a product that has some beside verified ones', () => {
  const calibration = generateCatalogue().products.map(({ id, variants, specifications }) => ({
    id,
    mixed: new Set(variants.map(({ metrology }) => metrology)).size > 1,
    text: specifications.calibration?.fr ?? '',
  }))
  expect(calibration.filter(({ mixed, text }) => text.startsWith('Modèles non vérifiés') && !mixed)).toEqual(
    [],
  )
  expect(calibration.some(({ text }) => text === 'Certificat d’étalonnage en option')).toBe(true)
})
