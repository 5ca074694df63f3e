/** Employment types with their schema.org names. */
export const EMPLOYMENTS = [
  { id: 'fullTime', title: 'Full time', schemaOrg: 'FULL_TIME' },
  { id: 'partTime', title: 'Part time', schemaOrg: 'PART_TIME' },
  { id: 'contract', title: 'Contract', schemaOrg: 'CONTRACTOR' },
] as const

/** Where the work is done. */
export const ARRANGEMENTS = [
  { id: 'onSite', title: 'In the office' },
  { id: 'hybrid', title: 'Hybrid' },
  { id: 'remote', title: 'Remote' },
] as const
