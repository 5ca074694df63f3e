import type { Path, SchemaType } from 'sanity'

/** Valid texts and numbers by field, where any word or 1 is not. */
const VALUES: Record<string, unknown> = {
  url: 'https://www.facebook.com/meridian',
  email: 'office@example.com',
  inquiriesEmail: 'inbox@example.com',
  phone: '+44 20 7946 0000',
  source: '/old-address',
  destination: '/contact',
  namespace: 'forms',
  rate: '7.1085',
  year: 2025,
  rating: 5,
  hex: '#1f5c46',
  stars: 4.5,
  code: 'green-l',
  // The cheapest variant costs what its product costs.
  priceDifference: 0,
  // Keys in an invalid draft are the names of types.
  choices: ['optionValue'],
}

/** Valid values by type. */
const BY_TYPE: Record<string, unknown> = {
  giftCardCode: 'TEST-CARD-MEWS-3579',
  date: '2026-11-24',
  datetime: '2026-11-24T09:00:00Z',
  reference: { _type: 'reference', _ref: 'asset' },
  slug: { _type: 'slug', current: 'new' },
  image: { _type: 'image', asset: { _type: 'reference', _ref: 'asset' } },
  file: { _type: 'file', asset: { _type: 'reference', _ref: 'asset' } },
}

const english = (type: string) => [
  {
    _key: 'en',
    _type: `${type}Value`,
    language: 'en',
    value: type.endsWith('RichText') ? [{ _type: 'block', _key: 'b', children: [] }] : 'Text',
  },
]

/** Returns a choice of a field; undefined if it has none. */
function choiceOf({ options }: SchemaType, index: number): unknown {
  const choice = (options as { list?: ({ value: unknown } | string)[] } | undefined)?.list?.[index]
  return typeof choice === 'object' ? choice.value : choice
}

/**
 * Returns what an editor could enter into a field.
 *
 * @param attempt how often the field was filled in before: another choice may be taken
 */
export function validValue(path: Path, type: SchemaType, attempt: number): unknown {
  const name = path.at(-1) as string
  if (type.name.startsWith('internationalizedArray')) return english(type.name)
  const choice = choiceOf(type, attempt)
  if (type.jsonType === 'array') return VALUES[name] ?? [choice ?? 1]
  if (choice !== undefined) return choice
  // Pages have their whole path as address, products a number.
  if (name === 'path') return type.name === 'slug' ? { _type: 'slug', current: '/new' } : '/contact'
  if (name === 'key') return `word-${path.length}`
  if (type.name in BY_TYPE) return BY_TYPE[type.name]
  if (name in VALUES) return VALUES[name]
  for (let base: SchemaType | undefined = type; base; base = base.type)
    if (base.name in BY_TYPE) return BY_TYPE[base.name]
  if (type.jsonType === 'number') return 1
  return type.jsonType === 'boolean' ? true : 'Text'
}
