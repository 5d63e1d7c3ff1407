import { expect, test } from 'vitest'
import { writtenOut } from '#domain/assistant/colloquial.ts'

test.each([
  ['was is n Alibispeicher', 'was ist ein Alibispeicher'],
  ['wat is ne Libelle', 'was ist ein Libelle'],
  ['whats an alibi memory', 'what is an alibi memory'],
  ['c koi une tare', 'c’est quoi une tare'],
  ['till what time can I ring', 'until what time can I ring'],
  ['are you open till six', 'are you open until six'],
])('« %s » is read as « %s »', (said, written) => {
  expect(writtenOut(said)).toBe(written)
})

test.each(['a scale for my till', 'checkout till scale 15 kg', 'Was ist Tara?', 'what is e'])(
  '« %s » stays as it stands',
  (text) => {
    expect(writtenOut(text)).toBe(text)
  },
)
