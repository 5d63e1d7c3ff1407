import { readdirSync, readFileSync } from 'node:fs'
import { type Locale, locales } from '#config/locales.ts'
import { hintsOf } from '#domain/assistant/classifier/intent-model.ts'
import { readQuestion } from '#domain/assistant/question.ts'
import { type Names, noNames } from '#domain/understanding/understood.ts'
import type { Example } from './train.ts'

/** An utterance with its intent, and who wrote it in which language. */
export type Utterance = Example & { author: string; locale: Locale }

const folder = 'src/domain/assistant/examples'

/** Every utterance of the files `{author}.{locale}.txt`: below `# intent` one a line. */
export function readExamples(names: Names = noNames): Utterance[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => {
      const [author = '', language] = file.split('.')
      const locale = locales.find((own) => own === language)
      if (!locale) throw new Error(`${file} names no language`)
      return readFile(readFileSync(`${folder}/${file}`, 'utf8')).map(({ text, label }) => ({
        text,
        label,
        author,
        locale,
        hints: hintsOf(readQuestion(text, locale, names)),
      }))
    })
}

function readFile(content: string): { text: string; label: string }[] {
  let label = ''
  return content.split('\n').flatMap((line) => {
    const text = line.trim()
    if (text.startsWith('# ')) label = text.slice(2).split(':')[0]?.trim() ?? ''
    return text === '' || text.startsWith('#') ? [] : [{ text, label }]
  })
}
