interface BenchQuery {
  what: string
  /** Target for the median over 100,000 documents, in milliseconds. */
  target: number
  /** Builds the query with a parameter that differs in each run. */
  build: (run: number) => { query: string; params?: Record<string, unknown> }
}

const card = '{title, price, "slug": slug.current, "category": category->title}'
const page = (run: number) => `[${(run % 30) * 24}...${(run % 30) * 24 + 24}]`
const currencies = ['GBP', 'USD', 'EUR', 'CNY', 'HKD', 'SAR', 'AED', 'JPY', 'KWD', 'BHD']
const facets = currencies.map(
  (code) => `"${code}": count(*[_type == "product" && price < $most && currency == "${code}"])`,
)
/** The number of one of 100,000 products. */
const numberOf = (run: number) => String(900_000_000 + ((run * 7_919) % 100_000))

export const queries: readonly BenchQuery[] = [
  {
    what: 'by id',
    target: 2,
    build: (run) => ({ query: '*[_id == $id][0]', params: { id: `product-${numberOf(run)}` } }),
  },
  {
    what: 'by type and slug',
    target: 2,
    build: (run) => ({
      query: `*[_type == "product" && slug.current == $slug][0]${card}`,
      params: { slug: numberOf(run) },
    }),
  },
  {
    what: 'page of 24, ordered',
    target: 15,
    build: (run) => ({ query: `*[_type == "product"] | order(price asc, _id asc)${page(run)}${card}` }),
  },
  {
    what: 'page of 24, filtered and ordered',
    target: 15,
    build: (run) => ({
      query: `*[_type == "product" && currency == $currency] | order(price desc)${page(run)}${card}`,
      params: { currency: currencies[run % currencies.length] },
    }),
  },
  {
    what: 'facets, filtered',
    target: 60,
    build: (run) => ({
      query: `{${facets.join(', ')}}`,
      params: { most: 1_000 + run * 37 },
    }),
  },
  {
    what: 'text, two words',
    target: 50,
    build: (run) => ({
      query: `*[_type == "product" && title[].value match $words][0...20]${card}`,
      params: { words: `brass ${run}*` },
    }),
  },
]
