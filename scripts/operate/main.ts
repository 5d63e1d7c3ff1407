import '../raw-text.ts'

/** `npm run operate -- <command>`: what an operator does, without SQL (docs/operations.md). */
const [{ commands }, { operate }, { surroundings }] = await Promise.all([
  import('./commands.ts'),
  import('./operate.ts'),
  import('./surroundings.ts'),
])
const around = surroundings()
try {
  const streams = { out: (text: string) => console.log(text), err: (text: string) => console.error(text) }
  process.exitCode = await operate(process.argv.slice(2), commands, streams, around)
} finally {
  await around.close()
}
