import fc from 'fast-check'
import type { Perspective } from '../../types.ts'
import type { Content } from './dataset.ts'

const publishedIds = ['a', 'b', 'c', 'd', 'x.e']
const ids = publishedIds.flatMap((id) => [id, `drafts.${id}`, `versions.r1.${id}`, `versions.r2.${id}`])
const types = ['post', 'author', 'page']
const block = (...texts: string[]) => ({
  _type: 'block',
  children: texts.map((text) => ({ _type: 'span', text })),
})
const words = ['one', 'two', 'three two']

/** Texts that full-text search may split or compare in surprising ways. */
const texts = [
  'word.s',
  'ONE-two',
  'straße Ärger',
  'K\u212A \u017Fone',
  "it's ..two",
  '漢字 one',
  'a\u200Cb',
  'x'.repeat(70),
]

const reference = fc.record({ _ref: fc.constantFrom(...publishedIds, 'missing') })

/** Documents that share few ids, types, slugs and references, so that queries often match. */
export const content: fc.Arbitrary<Content> = fc.record(
  {
    _id: fc.constantFrom(...ids),
    _type: fc.constantFrom(...types),
    slug: fc.record({ current: fc.constantFrom('one', 'two') }),
    slugs: fc.record({ zh: fc.constantFrom('one', 'two') }),
    name: fc.oneof(fc.constantFrom(...words), fc.constant(null), fc.constant(1)),
    number: fc.integer({ min: 0, max: 3 }),
    flag: fc.oneof(fc.boolean(), fc.constant('true')),
    colors: fc.array(fc.constantFrom('one', 'two', null, 1, { name: 'two' }), { maxLength: 2 }),
    text: fc.constantFrom(...texts),
    body: fc.constantFrom(block('hel', 'lo one'), [block('tw', 'o'), block('three')]),
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

/** Conditions about `@`; those with `^` are for nested filters. */
const plainConditions = [
  '_type == "post"',
  '"author" == _type',
  '_type in ["post", "page"]',
  '_type in ["post", 1]',
  '_id == "a"',
  '_id == "drafts." + "b"',
  '_id == "x" + (".e" + "")',
  '_id == "a" + 1',
  '_id in ["a", "drafts." + "b"]',
  '_type == "po" + "st"',
  '_id > "a"',
  '_id >= "drafts.a" && number > 1',
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
  'number > 1',
  'number <= 2 && name != "two"',
  'number in 1..2',
  'number in 1...2',
  'name < "two"',
  'name >= 1',
  'flag',
  '!flag',
  'flag != false',
  'flag > false',
  '(flag || number == 1)',
  'defined(name)',
  '!defined(@.flag)',
  'slug == null',
  'slug != slug',
  'colors == colors',
  '"one" in colors',
  'name in colors',
  '[1, name] == null',
  'coalesce(slugs.zh, slug.current, name) == "one"',
  'lower(upper(name)) == "two"',
  'name match ["THREE", "t*"]',
  '[name, slug.current] match "one"',
  'text match "word.s*"',
  'text match "w.rds one*"',
  'text match "*ne"',
  'text match "K SONE"',
  'text match "k* 漢*"',
  'text match "STRASSE"',
  'text match "straße ä*"',
  'text match "it\'s two"',
  'text match "a\u200Cb"',
  `text match "${'x'.repeat(62)}*"`,
  `text match "${'X'.repeat(70)}"`,
  'text match "*"',
  'text match ["one", 1]',
  'colors[] match "o*"',
  'colors[].name match "two"',
  'related[]->name match "one"',
  '[...colors, text] match "one"',
  'coalesce(text, name) match "one"',
  '(text + name) match "one*"',
  'pt::text(body) match "hello"',
  'pt::text(body) match "two three"',
  'body[].children[].text match "tw"',
  '_id match "a*"',
  '[@, _id] match text::query("a* -two")',
  '([@, _id] match text::query("hello one") || references("a"))',
  '[name, @._id] match "drafts*"',
  'author->_id match "a"',
  'related[]._id match "a"',
  '[@] match text::query("hello -one")',
  'references("a")',
  'references(["a", "b"])',
  'sanity::versionOf("a")',
  'sanity::partOfRelease("r1")',
  'defined(author->slug)',
  'author->name == "one"',
  'count(*[_type == "author"]) > 1',
  '_id in *[_type == "post"].author._ref',
  'round(number, 1) == 1',
  'geo::distance(geo::latLng(number, 0), geo::latLng(1, 0)) > 1',
  'count(array::unique([name, slug.current, number, null])) > 3',
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
  'author._ref == ^._id && number > 1',
  '_type == "post" && author._ref == ^._id && flag',
  'name == ^.flag',
  'text match ^.name',
  '_id != ^._id',
  'array::unique([name, ^.name])[0] == "two"',
  '_id in array::unique(^.related[]._ref)',
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
  ' | order(flag desc, colors, _id desc)',
  ' | order(lower(name), _type desc)',
  ' | order(coalesce(number, 2) desc, number > 1)',
  ' | order(dateTime(name), dateTime(_createdAt) desc, count(colors))',
  ' | order(_id desc) | order(number)',
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
    '[0..1]{name}',
    '[number > 1][0]._id',
    '[-1]._id',
    '[0...-1]._id',
    ' | order(number)[0...2]{_id, number}',
  ),
  innerSet.map((set) => `{_id, "inner": ${set}{_id, "outer": ^._id}}`),
  innerSet.map((set) => `{_id, "inner": count(${set})}`),
  innerSet.map((set) => `{_id, "inner": ${set} | order(number desc, _id)[0]{_id, "outer": ^._id}}`),
  innerSet.map((set) => `{"inner": related[]->{"deep": ${set}._id}}`),
)

const plainQuery = fc
  .tuple(fc.array(condition, { minLength: 0, maxLength: 2 }), ordered, projection)
  .map(([filters, order, rest]) => `*${filters.map((filter) => `[${filter}]`).join('')}${order}${rest}`)

const scores = fc.array(
  fc.oneof(
    condition,
    condition.map((inner) => `boost(${inner}, 2)`),
  ),
  { minLength: 1, maxLength: 3 },
)
const scoredQuery = fc
  .tuple(condition, scores, projection)
  .map(([filter, terms, rest]) => `*[${filter}] | score(${terms.join(', ')})[_score > 0]${rest}`)

/** Queries as clients send them: filtered, ordered, sliced, projected, counted, with references and subqueries. */
export const query = fc.oneof(
  { weight: 5, arbitrary: plainQuery },
  { weight: 1, arbitrary: scoredQuery },
  {
    weight: 1,
    arbitrary: fc
      .tuple(condition, condition)
      .map(
        ([all, some]) => `{"all": count(*[${all}]), "some": count(*[${all}][${some}]), "every": count(*)}`,
      ),
  },
)
