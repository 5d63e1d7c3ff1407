import type { Change } from '#domain/publishing/differences.ts'
import type { ProductDocument, ServiceDocument } from '#domain/publishing/document.ts'
import { type AuditSides, auditDifference } from '#domain/staff/audit-difference.ts'

/** Of a longer list of differences the journal keeps the first. */
const maxAudited = 40

/** Something of the catalogue before a change and after it, and the differences between the two. */
type ChangedPart<Part> = { before: Part; after: Part; changes: readonly Change[] }

/** The differences of a product as the journal keeps them, by the model and the field. */
export const productSides = ({ before, after, changes }: ChangedPart<ProductDocument>) =>
  sidesOf(changes, ({ reference, change }) => {
    const [old, now] = [before, after].map((product) => partOf(product, reference))
    return { name: [reference, change].filter(Boolean).join(' '), sides: valuesOf(change, old, now) }
  })

const partOf = (product: ProductDocument, reference: string | null) =>
  reference === null ? product : product.variants.find((variant) => variant.reference === reference)

/** The differences of services as the journal keeps them, by the name of the service and the field. */
export function serviceSides({ before, after, changes }: ChangedPart<readonly ServiceDocument[]>) {
  const names = new Map([...before, ...after].map(({ code, name }) => [code, name.fr]))
  const all = [...names.values()]
  return sidesOf(changes, ({ product: code, change }) => {
    const name = names.get(code)
    const isUnique = name && all.indexOf(name) === all.lastIndexOf(name)
    const [old, now] = [before, after].map((services) => services.find((service) => service.code === code))
    return { name: `${isUnique ? name : code} ${change}`, sides: valuesOf(change, old, now) }
  })
}

/** What the field of a difference has been and has become, where that has no short text. */
const valuesOf = (field: string, old: object | undefined, now: object | undefined) =>
  auditDifference(old && Reflect.get(old, field), now && Reflect.get(now, field))

type Named = { name: string; sides: AuditSides | null }

function sidesOf(changes: readonly Change[], namedOf: (change: Change) => Named) {
  const named = changes.slice(0, maxAudited).map((change) => {
    const { name, sides } = namedOf(change)
    const { before, after } = change.before === null && change.after === null && sides ? sides : change
    return { name, before, after: /^(?:new|removed) /.test(change.change) ? 'yes' : after }
  })
  const side = (which: keyof AuditSides) =>
    Object.fromEntries(named.map((entry) => [entry.name, entry[which] ?? null]))
  return { before: side('before'), after: side('after') }
}
