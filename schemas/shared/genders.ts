/** For whom goods are made. */
export const GENDERS = [
  { key: 'everyone', title: 'Everyone' },
  { key: 'women', title: 'Women' },
  { key: 'men', title: 'Men' },
] as const

/** The key of those for whom goods are made. */
export type Gender = (typeof GENDERS)[number]['key']

/** The keys alone, as parsers take them. */
export const GENDER_KEYS = GENDERS.map(({ key }) => key) as [Gender, ...Gender[]]
