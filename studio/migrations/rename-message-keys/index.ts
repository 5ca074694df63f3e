import { at, defineMigration, type SanityDocument, set, unset } from 'sanity/migrate'

/** Keys, or the beginnings of keys, by namespace. */
const RENAMED: Record<string, Record<string, string>> = {
  auth: { faults: 'errors' },
  blocks: { film: 'video' },
  blog: { neighbours: 'previousAndNext' },
  cart: {
    checkoutFaults: 'checkoutErrors',
    opening: 'openingPayment',
    renamed: 'nameChanged',
    repriced: 'priceChanged',
    short: 'onlyLeft',
    vanished: 'unavailable',
  },
  errors: { toCatalogue: 'browseProducts' },
  forms: {
    again: 'sendAgain',
    faults: 'correctFields',
    fileAgain: 'chooseFileAgain',
    notKept: 'notSaved',
    unreachable: 'noConnection',
  },
  help: { inThisTopic: 'previousAndNext' },
  portfolio: { neighbours: 'previousAndNext' },
  saas: { neighbours: 'previousAndNext' },
  search: { found: 'resultCount', nothingHint: 'noResultsHint' },
  shop: {
    'catalogue.chosen': 'catalog.activeFilters',
    'catalogue.found': 'catalog.resultCount',
    catalogue: 'catalog',
    'catalog.colour': 'catalog.color',
    colours: 'colors',
    wish: 'wishlist',
    wishNamed: 'wishlistNamed',
  },
  stories: { neighbours: 'previousAndNext' },
  wishlist: { kept: 'saved' },
}

interface Translation extends SanityDocument {
  namespace?: string
  entries?: { _key: string; key?: string }[]
}

/** Returns the new key of a text, or null if it keeps its own. */
function rename(namespace: string, key: string): string | null {
  for (const [before, after] of Object.entries(RENAMED[namespace] ?? {})) {
    if (key === before) return after
    if (key.startsWith(`${before}.`)) return after + key.slice(before.length)
  }
  return null
}

/**
 * Gives the interface texts of versions before 25 November 2026 their present keys. An edited text replaces the one that a seed has added
 * under the new key.
 */
export default defineMigration({
  title: 'Rename keys of interface texts',
  documentTypes: ['translation'],
  migrate: {
    document(translation) {
      const { namespace = '', entries = [] } = translation as Translation
      return entries.flatMap((entry) => {
        const key = rename(namespace, entry.key ?? '')
        if (key === null) return []
        const added = entries.find((other) => other.key === key)
        return [
          ...(added ? [at(['entries', { _key: added._key }], unset())] : []),
          at(['entries', { _key: entry._key }, 'key'], set(key)),
        ]
      })
    },
  },
})
