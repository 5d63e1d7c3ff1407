/** All tables, by subject; `drizzle-kit generate` compares them with the migrations. */

export * from './schema/accounts.ts'
export * from './schema/articles.ts'
export * from './schema/catalogue.ts'
export * from './schema/demand.ts'
export * from './schema/files.ts'
export * from './schema/mail.ts'
export * from './schema/operations.ts'
export * from './schema/publications.ts'
export * from './schema/request-history.ts'
export * from './schema/requests.ts'
export * from './schema/scales.ts'
export * from './schema/staff.ts'
