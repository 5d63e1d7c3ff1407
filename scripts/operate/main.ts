import { commands } from './commands.ts'
import { operate } from './operate.ts'

/** `npm run operate -- <command>`: what an operator does, without SQL (docs/operations.md). */
process.exitCode = await operate(process.argv.slice(2), commands, {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
})
