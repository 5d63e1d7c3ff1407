import { readFileSync } from 'node:fs'

const tokens = readFileSync('src/shell/tokens.css', 'utf8')

/** A colour of the light scheme; pictures and icons have no dark variant. */
function light(name: string): string {
  const value = tokens.match(new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`))?.[1]
  if (!value) throw new Error(`src/shell/tokens.css has no colour --${name}`)
  return value
}

export const palette = {
  paper: light('paper'),
  steel: light('steel'),
  surface: light('surface'),
  ink: light('ink'),
  ink2: light('ink-2'),
  line: light('line'),
  verified: light('verified'),
  onVerified: light('on-verified'),
  led: light('led'),
  housing: light('housing'),
  onHousing: light('on-housing'),
}
