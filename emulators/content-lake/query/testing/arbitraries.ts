import fc from 'fast-check'
import type { Perspective } from '../../types.ts'
import type { Content } from './dataset.ts'

const publishedIds = ['a', 'b', 'c', 'd', 'x.e']
const ids = publishedIds.flatMap((id) => [id, `drafts.${id}`, `versions.r1.${id}`, `versions.r2.${id}`])
const types = ['post', 'author', 'page']
const words = ['one', 'two', 'three two']

const reference = fc.record({ _ref: fc.constantFrom(...publishedIds, 'missing') })

/** Documents that share few ids, types, slugs and references, so that queries over them meet often. */
export const content: fc.Arbitrary<Content> = fc.record(
  {
    _id: fc.constantFrom(...ids),
    _type: fc.constantFrom(...types),
    slug: fc.record({ current: fc.constantFrom('one', 'two') }),
    slugs: fc.record({ zh: fc.constantFrom('one', 'two') }),
    name: fc.oneof(fc.constantFrom(...words), fc.constant(null), fc.constant(1)),
    number: fc.integer({ min: 0, max: 3 }),
    author: reference,
    related: fc.array(fc.oneof(reference, fc.constant(null), fc.record({ _ref: fc.constant(1) })), {
      maxLength: 3,
    }),
    _system: fc.constantFrom({ delete: true }, {}),
  },
  { requiredKeys: ['_id', '_type'] },
)

export const contents = fc.uniqueArray(content, { selector: ({ _id }) => _id, maxLength: 12 })

export const perspective: fc.Arbitrary<Perspective> = fc.constantFrom<Perspective>(
  'raw',
  'published',
  'drafts',
  ['r1', 'drafts'],
  ['r2', 'r1'],
)

/** Conditions about `@`; those with `^` are for filters that stand inside another one. */
const plainConditions = [
  '_type == "post"',
  '"author" == _type',
  '_type in ["post", "page"]',
  '_type in ["post", 1]',
  '_id == "a"',
  '_id in ["a", "drafts.b", "missing"]',
  '_id in path("drafts.**")',
  '!(_id in path("drafts.**"))',
  '_id in path("x.*")',
  'slug.current == "one"',
  'slug.current in ["one", "two"]',
  'slug.current in ["one", null]',
  '(slug.current == "one" || slugs.zh == "one")',
  'slugs.zh == "two"',
  'author._ref == "a"',
  'name == "two"',
  'name in ["two", 1, null]',
  'name match "tw*"',
  '[@] match text::query("one -three")',
  'number in [1, 2]',
  'references("a")',
  'references(["a", "b"])',
  'sanity::versionOf("a")',
  'sanity::partOfRelease("r1")',
  'defined(author->slug)',
  'author->name == "one"',
  'count(*[_type == "author"]) > 1',
  '_id in *[_type == "post"].author._ref',
  'true',
]
const innerConditions = [
  '_id == ^._id',
  '_id == ^.author._ref',
  '_id in ^.related[]._ref',
  '_id == "drafts." + ^._id',
  '_id == ^.name + "a"',
  'name == "two" + ^.name',
  '_id in ["a"] + ^.related[]._ref',
  '_type == ^._type',
  'slug.current == ^.slug.current',
  'name == ^.name',
  'author._ref == ^.author._ref',
  '_type == "post" && author._ref == ^.author._ref',
  'number == ^.number',
  'name in ^.related[]._ref',
  'references(^._id)',
  'references(^.related[]._ref)',
  '^.number > number',
  '_id != ^._id',
]

function conditionOf(atoms: string[]): fc.Arbitrary<string> {
  return fc.letrec<{ condition: string }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'condition' },
      fc.constantFrom(...atoms),
      fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => `${left} && ${right}`),
      fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => `(${left} || ${right})`),
      tie('condition').map((inner) => `!(${inner})`),
    ),
  })).condition
}

const condition = conditionOf(plainConditions)
const innerSet = conditionOf([...plainConditions, ...innerConditions]).map((filter) => `*[${filter}]`)
const ordered = fc.constantFrom(
  '',
  ' | order(number desc)',
  ' | order(name asc, slug.current desc)',
  ' | order(number, _id desc)',
  ' | order(author->name asc, _id desc)',
)
const projection = fc.oneof(
  fc.constantFrom(
    '',
    '._id',
    '{_id, name}',
    '{..., "author": author->{name}}',
    '[0]',
    '[0]{_id}',
    '[1...3]._id',
  ),
  innerSet.map((set) => `{_id, "inner": ${set}{_id, "outer": ^._id}}`),
  innerSet.map((set) => `{_id, "inner": count(${set})}`),
  innerSet.map((set) => `{"inner": related[]->{"deep": ${set}._id}}`),
)

/** Queries of the shapes clients send: filtered, ordered, sliced, projected, with references and subqueries. */
export const query = fc
  .tuple(fc.array(condition, { minLength: 0, maxLength: 2 }), ordered, projection)
  .map(([filters, order, rest]) => `*${filters.map((filter) => `[${filter}]`).join('')}${order}${rest}`)
