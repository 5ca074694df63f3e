/** A reference to a document of the same dataset. Weak ones may dangle. */
interface DocumentReference {
  to: string
  weak: boolean
}

/** Returns the references inside a document, each target and strength once, without those to other datasets. */
export function referencesIn(document: unknown): DocumentReference[] {
  const found = new Map<string, DocumentReference>()
  const queue: unknown[] = [document]
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if ('_ref' in value && typeof value._ref === 'string' && !isForeign(value)) {
      const weak = '_weak' in value && value._weak === true
      found.set(`${weak ? 'weak' : 'strong'} ${value._ref}`, { to: value._ref, weak })
    }
    for (const child of Object.values(value)) queue.push(child ?? null)
  }
  return [...found.values()]
}

function isForeign(reference: object): boolean {
  return (
    '_dataset' in reference ||
    '_projectId' in reference ||
    ('_type' in reference && reference._type === 'globalDocumentReference')
  )
}
