import { setTimeout as wait } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { generateProduct } from '../../products/generate.ts'

const LANGUAGES = ['zh', 'en', 'ar']
const FILTERS = [
  'colour=green',
  'colour=blue&size=m',
  'sale=1&sort=priceUp',
  'from=10&to=50',
  'rating=4&stock=1',
]
const QUESTIONS = ['security', 'brass tray', 'oak', '黄铜', 'طبق']
const PRODUCTS_VISITED = 30
const AGAIN = 20
const PUBLISHED = 10
const GIVE_UP_MS = 60_000

/** Measurements of one kind, in milliseconds. */
export interface Measurement {
  what: string
  times: number[]
}

/** What a site is asked about a catalogue of so many generated products. */
export interface Visitor {
  site: string
  client: SanityClient
  count: number
}

const numberOf = (index: number) => (generateProduct(index).slug as { current: string }).current

/** Milliseconds until an answer has come whole. */
async function ask(url: string, init?: RequestInit): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, init)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`)
  return performance.now() - started
}

/** Asks for everything what visitors ask for: each page when it has to be made, and again when it is kept. */
export async function* visitAll({ site, client, count }: Visitor): AsyncGenerator<Measurement> {
  async function* twice(what: string, paths: readonly string[]): AsyncGenerator<Measurement> {
    const first: number[] = []
    for (const path of paths) first.push(await ask(site + path))
    yield { what: `${what}, first`, times: first }
    const again: number[] = []
    while (again.length < AGAIN) for (const path of paths) again.push(await ask(site + path))
    yield { what: `${what}, again`, times: again }
  }

  yield* twice(
    'grid',
    LANGUAGES.map((language) => `/${language}/shop/grid`),
  )
  yield* twice(
    'filtered',
    FILTERS.map((query) => `/en/shop/grid/filtered?${query}`),
  )
  const deep = [0.5, 0.9, 0.99].map((share) => generateProduct(Math.floor(count * share)))
  yield* twice(
    'deep page',
    deep.map(({ _id, order }) => `/en/shop/grid/filtered?after=${order as number}_${_id}`),
  )
  const step = Math.max(1, Math.floor(count / PRODUCTS_VISITED))
  const visited = Array.from({ length: Math.min(PRODUCTS_VISITED, count) }, (_, index) => index * step)
  yield* twice(
    'product',
    visited.map((index, place) => `/${LANGUAGES[place % 3]}/shop/single/${numberOf(index)}`),
  )
  yield* twice(
    'shop',
    LANGUAGES.map((language) => `/${language}/shop`),
  )
  yield* twice(
    'suggestions',
    QUESTIONS.flatMap((question) =>
      LANGUAGES.map((locale) => `/api/search?${new URLSearchParams({ q: question, locale }).toString()}`),
    ),
  )
  const parts = await sitemaps(site)
  yield* twice(`sitemap (${parts.length})`, ['/sitemap.xml', ...parts])
  const items = visited.slice(0, 5).map((index) => ({ productId: numberOf(index), quantity: 1 }))
  const body = JSON.stringify({ locale: 'en', items })
  const carts: number[] = []
  while (carts.length < AGAIN) carts.push(await ask(`${site}/api/cart`, { method: 'POST', body }))
  yield { what: 'cart check', times: carts }
  yield { what: 'publish, on its page', times: await publish({ site, client, count }, 'single') }
  yield { what: 'publish, in the grid', times: await publish({ site, client, count }, 'grid') }
}

/** Paths of the parts of the sitemap. */
async function sitemaps(site: string): Promise<string[]> {
  const index = await (await fetch(`${site}/sitemap.xml`)).text()
  return [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** Publishes another name of a product at the head of the grid, time and again; milliseconds until a visitor is shown it. */
async function publish({ site, client }: Visitor, place: 'single' | 'grid'): Promise<number[]> {
  const { _id } = generateProduct(0)
  const url = place === 'grid' ? `${site}/en/shop/grid` : `${site}/en/shop/single/${numberOf(0)}`
  const times: number[] = []
  for (let round = 0; round < PUBLISHED; round += 1) {
    const name = `Brass tray ${Date.now()}`
    await client.patch(_id).set({ order: 0, 'title[language=="en"].value': name }).commit()
    const started = performance.now()
    while (!(await (await fetch(url)).text()).includes(name)) {
      if (performance.now() - started > GIVE_UP_MS) throw new Error(`${url} did not show ${name}.`)
      await wait(5)
    }
    times.push(performance.now() - started)
  }
  return times
}
