import { type SQL, sql } from 'drizzle-orm'

/** The letters with marks of French and German; with more an expression would be too deep for D1. */
const folds: Record<string, string> = {
  ...{ a: 'àâä', c: 'ç', e: 'éèêë', i: 'îï', o: 'ôö', u: 'ûüù' },
  ...{ oe: 'œ', ae: 'æ', ss: 'ß' },
}

/** In SQL what `foldText` does: SQLite itself knows the case of ASCII letters alone, and no accents. */
export function foldedSql(text: SQL): SQL {
  const pairs = Object.entries(folds).flatMap(([plain, letters]) =>
    [...new Set(letters + letters.toUpperCase())].map((letter) => [letter, plain]),
  )
  const replaced = pairs
    .filter(([letter = '']) => letter > '~')
    .reduce(
      (inner, [letter, plain]) => sql`replace(${inner}, ${sql.raw(`'${letter}'`)}, ${sql.raw(`'${plain}'`)})`,
      text,
    )
  // Most texts have nothing to fold.
  return sql`case when ${text} glob '*[^ -~]*' then lower(${replaced}) else lower(${text}) end`
}
