import { COLORS, MATERIALS, SIZES } from './dataset.ts'

/** Returns a whole number below `max`, a different one each time. */
export type Pick = (max: number) => number

export interface BenchQuery {
  what: string
  /** Target for the median over 100,000 documents, in milliseconds. */
  target?: number
  build: (pick: Pick, size: number) => { query: string; params: Record<string, unknown> }
}

const anyProduct = (pick: Pick, size: number) => {
  const index = pick(size)
  return `product-${index % 10 === 0 ? index + 1 : index}`
}
const anyCategory = (pick: Pick, size: number) => `category-${pick(size / 10) * 10}`
const page = (pick: Pick) => {
  const start = pick(30) * 24
  return `[${start}...${start + 24}]`
}
const card = '{name, price, "slug": slug.current, "category": category->name}'

/** Counts products below a price by color and size, like the filters of a catalog. */
const facets = `{
  "total": count(*[_type == "product" && price < $most]),
  "stock": count(*[_type == "product" && price < $most && inStock]),
  ${COLORS.map((one) => `"${one}": count(*[_type == "product" && price < $most && color == "${one}"])`).join(',\n  ')},
  ${SIZES.map((one) => `"${one}": count(*[_type == "product" && price < $most && "${one}" in sizes])`).join(',\n  ')}
}`

/** The measured queries: those with a target first, then those of other programs. */
export const queries: BenchQuery[] = [
  {
    what: 'by id',
    target: 2,
    build: (pick, size) => ({ query: '*[_id == $id][0]', params: { id: anyProduct(pick, size) } }),
  },
  {
    what: 'by type and slug',
    target: 2,
    build: (pick, size) => ({
      query: `*[_type == "product" && slug.current == $slug][0]${card}`,
      params: { slug: anyProduct(pick, size) },
    }),
  },
  {
    what: 'page of 24, ordered',
    target: 15,
    build: (pick) => ({
      query: `*[_type == "product"] | order(price asc, _id asc)${page(pick)}${card}`,
      params: {},
    }),
  },
  {
    what: 'page of 24, filtered and ordered',
    target: 15,
    build: (pick) => ({
      query: `*[_type == "product" && color == $color && inStock] | order(rating.stars desc)${page(pick)}${card}`,
      params: { color: COLORS[pick(COLORS.length)] },
    }),
  },
  {
    what: 'facets, filtered',
    target: 60,
    build: (pick) => ({ query: facets, params: { most: 1_000 + pick(99_000) } }),
  },
  {
    what: 'text, two words',
    target: 50,
    build: (pick) => ({
      query: `*[_type == "product" && [name, summary[].value] match $words][0...20]${card}`,
      params: { words: `${MATERIALS[pick(MATERIALS.length)]} ${pick(1_000)}*` },
    }),
  },
  {
    what: 'text, by score',
    target: 50,
    build: (pick, size) => ({
      query: `*[_type == "product" && name match $words] | score(name match $words) | order(_score desc)[0...20]${card}`,
      params: { words: `${MATERIALS[pick(MATERIALS.length)]} ${10 + pick(size / 1_000)}*` },
    }),
  },
  {
    what: 'scores of every product',
    build: () => ({
      query:
        '*[_type == "product"] | score(summary[].value match "en") | order(_score desc)[0...10]{_id, _score}',
      params: {},
    }),
  },
  {
    what: 'references()',
    target: 5,
    build: (pick, size) => ({
      query: '*[references($id)]{_id, name}',
      params: { id: anyCategory(pick, size) },
    }),
  },
  {
    what: 'a count for each category of a page',
    build: (pick) => ({
      query: `*[_type == "category"] | order(_id)${page(pick)}{name, "products": count(*[_type == "product" && category._ref == ^._id && price < 50000])}`,
      params: {},
    }),
  },
  {
    what: 'text in any attribute, one letter',
    build: (pick) => ({
      query: '*[@ match text::query($words)][0...10]._id',
      params: { words: `${String.fromCharCode(97 + pick(26))}*` },
    }),
  },
  {
    what: 'a row for every product',
    build: () => ({
      query: '*[_type == "product"] | order(_id){"id": _id, price, color, sizes, "stars": rating.stars}',
      params: {},
    }),
  },
  {
    what: 'every document, whole',
    build: () => ({ query: '*[_type == "product"]', params: {} }),
  },
  {
    what: 'products in any of two sizes',
    build: (pick) => ({
      query: 'count(*[_type == "product" && count(sizes[@ in $sizes]) > 0])',
      params: { sizes: [SIZES[pick(SIZES.length)], 'xl'] },
    }),
  },
  {
    what: 'counts of a color by category',
    build: (pick) => ({
      query: `*[_type == "category"][0...500]{"n": count(*[_type == "product" && category._ref == ^._id && color == $color])}`,
      params: { color: COLORS[pick(COLORS.length)] },
    }),
  },
  {
    what: 'any of 6,000 ids',
    build: (pick, size) => ({
      query: `count(*[${Array.from({ length: 6_000 }, () => `_id == "${anyProduct(pick, size)}"`).join(' || ')}])`,
      params: {},
    }),
  },
]
