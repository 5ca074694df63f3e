import { at, defineMigration, set, unset } from 'sanity/migrate'

const RENAMED: Record<string, readonly [before: string, after: string]> = {
  product: ['colours', 'colors'],
  testimonial: ['organisation', 'organization'],
}

/** Moves the values of fields that had British names before 26 November 2026 to their names of today. */
export default defineMigration({
  title: 'Rename fields with British names',
  documentTypes: Object.keys(RENAMED),
  filter: 'defined(colours) || defined(organisation)',
  migrate: {
    document: (document) => {
      const [before, after] = RENAMED[document._type] ?? []
      if (before === undefined || after === undefined || document[before] === undefined) return []
      return [at(after, set(document[before])), at(before, unset())]
    },
  },
})
