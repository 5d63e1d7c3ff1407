import { type Given, type Rows, WrongUse } from './command.ts'

/**
 * Shows what a change is about and asks for it; true when it is to be made. Without a terminal and without `--yes` it
 * is refused as wrong use, before anything is read as an answer.
 */
export async function confirmed(given: Given, rows: Rows, question: string): Promise<boolean> {
  given.show(rows)
  if (given.yes) return true
  if (!given.ask)
    throw new WrongUse('A change needs a terminal to be confirmed, or --yes. Nothing was changed.')
  if (await given.ask(question)) return true
  given.say('Nothing was changed.')
  return false
}
