import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { locales } from '#config/locales.ts'
import { decodePlate } from '#domain/fit/decode-plate.ts'
import { PlateResult } from '#src/scales/plate-result.tsx'
import { renderInSite } from '#test/support/component.tsx'

const day = '2026-11-27'
const problems = () => document.querySelector('.plate-problems')?.textContent

test.each(locales)('each load receptor has its own numbers in %s', async (locale) => {
  const text = 'CE M22 0122 III platform 1 Max 6 kg e = 2 g platform 2 Max 150 kg e = 50 g'
  const plate = decodePlate(text, 'FR', locale, day)
  const { t } = await renderInSite(
    <PlateResult plate={plate} question={{ text, country: 'FR' }} price={null} onAdd={vi.fn()} />,
    { locale },
  )
  const named = (number: string) => screen.getByText(t('plaque.receptor', { number })).parentElement
  expect(named('1')?.textContent).toContain('6\u00a0kg')
  expect(named('2')?.textContent).toContain('150\u00a0kg')
})

test('an approval of another country is named, and what to look for on the plate', async () => {
  const text = 'Class III Max 15 kg NTEP CC 18-045'
  const plate = decodePlate(text, 'FR', 'fr', day)
  const { t } = await renderInSite(
    <PlateResult plate={plate} question={{ text, country: 'FR' }} price={null} onAdd={vi.fn()} />,
  )
  expect(screen.getByText(t('plaque.foreign')).parentElement?.textContent).toContain('NTEP')
  expect(problems()).toContain(t('plaque.e-missing'))
})

test('an M without CE is a plate that was read', async () => {
  const text = 'M24 0122'
  const plate = decodePlate(text, 'FR', 'fr', day)
  const { t } = await renderInSite(
    <PlateResult plate={plate} question={{ text, country: 'FR' }} price={null} onAdd={vi.fn()} />,
  )
  expect(problems()).toContain(t('plaque.ce-missing'))
})

test.each(locales)('the label of a load cell is told from a plate in %s', async (locale) => {
  const text = 'F60X Emax 500 kg nLC 3000 2 mV/V'
  const plate = decodePlate(text, 'FR', locale, day)
  await renderInSite(
    <PlateResult plate={plate} question={{ text, country: 'FR' }} price={null} onAdd={vi.fn()} />,
    { locale },
  )
  expect(screen.getByRole('status').textContent).toContain('OIML R 60')
})
