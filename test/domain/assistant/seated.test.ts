import { expect, test } from 'vitest'
import { withSeat } from '#domain/assistant/seated.ts'

test.each([
  ['pèse-personne, résidents qui tiennent pas debout', 'Stuhlwaage, résidents qui tiennent pas debout'],
  ['patient scale for people who can’t stand', 'Stuhlwaage for people who can’t stand'],
  ['Bewohner, die nicht mehr stehen können', 'Bewohner, die nicht mehr stehen können (Stuhlwaage)'],
])('« %s » asks for a chair scale', (text, read) => {
  expect(withSeat(text)).toBe(read)
})

test.each(['dogs that cannot stand still', 'pèse-personne pour un cabinet', 'horses that can’t stand'])(
  '« %s » is read as it stands',
  (text) => {
    expect(withSeat(text)).toBe(text)
  },
)
