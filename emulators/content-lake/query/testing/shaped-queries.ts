import fc from 'fast-check'
import { query } from './arbitraries.ts'

/** Conditions on `@`, some of which use outer scopes. */
const conditions = [
  'defined(name)',
  '_type == "post"',
  'name == ^.name',
  '^.number > 1',
  '_ref == ^._id',
  '_id in ^.^.related[]._ref',
  'count(*[_id == ^._ref]) > 0',
  'references(^._id)',
]

/** Expressions on a document; `X` stands for another of them, `C` for a condition. */
const templates = [
  'name',
  'slug.current',
  'slug',
  '@',
  '^.name',
  '^.^._id',
  '@.slug.current',
  '_id',
  'author->',
  'author->name',
  'author->author->slug.current',
  'related[]->name',
  'related[]->{name, "outer": ^._id, "mine": ^.slug.current}',
  'related[_ref == "a"]',
  'related[C]->{_id, name}',
  'related[0]->name',
  'related[-1]',
  'related[0..1][]._ref',
  'related[1...3]',
  'related | order(_ref desc)',
  '(related[]->{name, _id} | order(name asc, _id desc))[0].name',
  'array::compact(related)[]._ref',
  'array::unique(related[]._ref)',
  '[name, X, ...related[]._ref]',
  '{name, "more": X}',
  '{...}',
  '{..., "name": X}',
  '{..., author->}',
  '{"name": name, C => {slug, "more": X}}',
  '{"name": name, ...select(C => author->, {"none": X})}',
  'coalesce(author->name, X, name)',
  'select(C => X, name)',
  'select(C => name, _type == "author" => slug.current)',
  'related + [name, X]',
  '(slug + {"more": X}).more',
  'upper(name)',
  'name + "!"',
  'number * 2 + 1',
  'count(related)',
  '"literal"',
  '{"is": C}',
  'null',
  '*[_type == "author"][0].name',
  '*[_type == "post"]{_id, "name": X}[0..2]',
  '*[references(^._id)]{name, "from": ^._id}',
  '*[_id == ^.author._ref] | order(_id desc){name, slug}',
  '*[_type == "post" && name == ^.name][]{"a": {"b": X}}.a.b',
  '{"inner": related[]->{"deep": *[_id == ^._id && C]{name, "x": X}}}',
]

const expression = fc
  .array(fc.tuple(fc.constantFrom(...templates), fc.constantFrom(...conditions)), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) =>
    parts.reduce(
      (inner, [template, condition]) => template.replaceAll('X', `(${inner})`).replaceAll('C', condition),
      'name',
    ),
  )

const endings = fc.constantFrom('', '[0]', '[1..2]', ' | order(value asc)', '[defined(value)]')

const scored = '*[_type == "post"] | score(name match "t*")'

/** Queries whose results are constructed in every way that keeps or loses the origin of values. */
export const shapedQuery = fc.oneof(
  query,
  fc
    .tuple(
      query.filter((text) => /\]$/.test(text) && !text.includes('}')),
      expression,
      endings,
    )
    .map(([set, value, ending]) => `${set}{name, "value": ${value}}${ending}`),
  fc
    .tuple(
      fc.constantFrom('*', '*[_type == "post"]', '*[defined(author)] | order(_id desc)', scored),
      expression,
      endings,
    )
    .map(([set, value, ending]) => `${set}{name, "value": ${value}}${ending}`),
)
