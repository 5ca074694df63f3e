/** Kinds of employment, and what schema.org calls them. */
export const EMPLOYMENTS = [
  { id: 'fullTime', title: 'Full time', schemaOrg: 'FULL_TIME' },
  { id: 'partTime', title: 'Part time', schemaOrg: 'PART_TIME' },
  { id: 'contract', title: 'Contract', schemaOrg: 'CONTRACTOR' },
] as const

/** A kind of employment. */
export type Employment = (typeof EMPLOYMENTS)[number]['id']

/** Where the work is done. */
export const ARRANGEMENTS = [
  { id: 'onSite', title: 'In the office' },
  { id: 'hybrid', title: 'Partly at home' },
  { id: 'remote', title: 'From anywhere' },
] as const

/** A way to arrange where the work is done. */
export type Arrangement = (typeof ARRANGEMENTS)[number]['id']
