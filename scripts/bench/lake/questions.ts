import { COLOURS, MATERIALS, SIZES } from './content.ts'

/** Answers a whole number below `max`, another each time. */
export type Pick = (max: number) => number

export interface Question {
  what: string
  /** Milliseconds that the middle one of its answers may take over 100,000 documents. */
  bar?: number
  ask: (pick: Pick, size: number) => { query: string; params: Record<string, unknown> }
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

/** How many of the goods under a price there are of each colour and size, as the filters of a catalogue show it. */
const facets = `{
  "total": count(*[_type == "product" && price < $most]),
  "stock": count(*[_type == "product" && price < $most && inStock]),
  ${COLOURS.map((one) => `"${one}": count(*[_type == "product" && price < $most && colour == "${one}"])`).join(',\n  ')},
  ${SIZES.map((one) => `"${one}": count(*[_type == "product" && price < $most && "${one}" in sizes])`).join(',\n  ')}
}`

/** What the lake is asked: first what it must be quick at, then what other programs ask besides. */
export const questions: Question[] = [
  {
    what: 'by id',
    bar: 2,
    ask: (pick, size) => ({ query: '*[_id == $id][0]', params: { id: anyProduct(pick, size) } }),
  },
  {
    what: 'by type and slug',
    bar: 2,
    ask: (pick, size) => ({
      query: `*[_type == "product" && slug.current == $slug][0]${card}`,
      params: { slug: anyProduct(pick, size) },
    }),
  },
  {
    what: 'page of 24, ordered',
    bar: 15,
    ask: (pick) => ({
      query: `*[_type == "product"] | order(price asc, _id asc)${page(pick)}${card}`,
      params: {},
    }),
  },
  {
    what: 'page of 24, filtered and ordered',
    bar: 15,
    ask: (pick) => ({
      query: `*[_type == "product" && colour == $colour && inStock] | order(rating.stars desc)${page(pick)}${card}`,
      params: { colour: COLOURS[pick(COLOURS.length)] },
    }),
  },
  {
    what: 'facets, filtered',
    bar: 60,
    ask: (pick) => ({ query: facets, params: { most: 1_000 + pick(99_000) } }),
  },
  {
    what: 'text, two words',
    bar: 50,
    ask: (pick) => ({
      query: `*[_type == "product" && [name, summary[].value] match $words][0...20]${card}`,
      params: { words: `${MATERIALS[pick(MATERIALS.length)]} ${pick(1_000)}*` },
    }),
  },
  {
    what: 'text, by score',
    bar: 50,
    ask: (pick, size) => ({
      query: `*[_type == "product" && name match $words] | score(name match $words) | order(_score desc)[0...20]${card}`,
      params: { words: `${MATERIALS[pick(MATERIALS.length)]} ${10 + pick(size / 1_000)}*` },
    }),
  },
  {
    what: 'references()',
    bar: 5,
    ask: (pick, size) => ({
      query: '*[references($id)]{_id, name}',
      params: { id: anyCategory(pick, size) },
    }),
  },
  {
    what: 'a count for each category of a page',
    ask: (pick) => ({
      query: `*[_type == "category"] | order(_id)${page(pick)}{name, "goods": count(*[_type == "product" && category._ref == ^._id && price < 50000])}`,
      params: {},
    }),
  },
  {
    what: 'text in any attribute, one letter',
    ask: (pick) => ({
      query: '*[@ match text::query($words)][0...10]._id',
      params: { words: `${String.fromCharCode(97 + pick(26))}*` },
    }),
  },
  {
    what: 'a row for every product',
    ask: () => ({
      query: '*[_type == "product"] | order(_id){"id": _id, price, colour, sizes, "stars": rating.stars}',
      params: {},
    }),
  },
  {
    what: 'every document, whole',
    ask: () => ({ query: '*[_type == "product"]', params: {} }),
  },
]
