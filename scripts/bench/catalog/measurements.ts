import type { SanityClient } from '@sanity/client'
import { LOCALE_IDS } from '../../../schemas/shared/locales.ts'
import { generateProduct } from '../../products/generate.ts'
import { waitUntilShown } from '../wait-until-shown.ts'

const FILTERS = ['color=green', 'color=blue&size=m', 'sale=1&sort=priceUp', 'from=10&to=50', 'size=l&stock=1']
const SEARCH_TERMS = ['security', 'brass tray', 'oak', '黄铜', 'طبق']
const PRODUCTS_VISITED = 30
const REPEATED_REQUESTS = 20
const PUBLISHES = 10

/** Repeated measurements of the same action, in milliseconds. */
export interface Measurement {
  name: string
  times: number[]
}

/** A running site with `count` generated products. */
export interface MeasuredSite {
  site: string
  client: SanityClient
  count: number
}

const numberOf = (index: number) => (generateProduct(index).slug as { current: string }).current

/** Returns the milliseconds until a response is complete. */
async function request(url: string, init?: RequestInit): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, init)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} responds with ${response.status}.`)
  return performance.now() - started
}

/** Measures what visitors request: each page when it is rendered, and again when it is cached. */
export async function* measureCatalog({ site, client, count }: MeasuredSite): AsyncGenerator<Measurement> {
  async function* firstAndRepeated(name: string, paths: readonly string[]): AsyncGenerator<Measurement> {
    const first: number[] = []
    for (const path of paths) first.push(await request(site + path))
    yield { name: `${name}, first`, times: first }
    const again: number[] = []
    while (again.length < REPEATED_REQUESTS) for (const path of paths) again.push(await request(site + path))
    yield { name: `${name}, again`, times: again }
  }

  yield* firstAndRepeated(
    'grid',
    LOCALE_IDS.map((language) => `/${language}/shop/grid`),
  )
  yield* firstAndRepeated(
    'filtered',
    FILTERS.map((query) => `/en/shop/grid/filtered?${query}`),
  )
  const latePages = [0.5, 0.9, 0.99].map((share) => generateProduct(Math.floor(count * share)))
  yield* firstAndRepeated(
    'late page',
    latePages.map(({ _id, order }) => `/en/shop/grid/filtered?after=${order as number}_${_id}`),
  )
  const step = Math.max(1, Math.floor(count / PRODUCTS_VISITED))
  const visited = Array.from({ length: Math.min(PRODUCTS_VISITED, count) }, (_, index) => index * step)
  yield* firstAndRepeated(
    'product',
    visited.map((index, place) => `/${LOCALE_IDS[place % LOCALE_IDS.length]}/shop/single/${numberOf(index)}`),
  )
  yield* firstAndRepeated(
    'shop',
    LOCALE_IDS.map((language) => `/${language}/shop`),
  )
  yield* firstAndRepeated(
    'suggestions',
    SEARCH_TERMS.flatMap((term) =>
      LOCALE_IDS.map((locale) => `/api/search?${new URLSearchParams({ q: term, locale }).toString()}`),
    ),
  )
  const parts = await sitemaps(site)
  yield* firstAndRepeated(`sitemap (${parts.length})`, ['/sitemap.xml', ...parts])
  const items = visited.slice(0, 5).map((index) => ({ productId: numberOf(index), quantity: 1 }))
  const body = JSON.stringify({ locale: 'en', items })
  const carts: number[] = []
  while (carts.length < REPEATED_REQUESTS)
    carts.push(await request(`${site}/api/cart`, { method: 'POST', body }))
  yield { name: 'cart check', times: carts }
  yield { name: 'publish, on its page', times: await publish({ site, client, count }, 'single') }
  yield { name: 'publish, in the grid', times: await publish({ site, client, count }, 'grid') }
}

/** Returns the paths of the sitemap's parts. */
async function sitemaps(site: string): Promise<string[]> {
  const index = await (await fetch(`${site}/sitemap.xml`)).text()
  return [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/**
 * Publishes new names for a product at the top of the grid. Returns the milliseconds until a visitor sees
 * each.
 */
async function publish({ site, client }: MeasuredSite, place: 'single' | 'grid'): Promise<number[]> {
  const { _id } = generateProduct(0)
  const url = place === 'grid' ? `${site}/en/shop/grid` : `${site}/en/shop/single/${numberOf(0)}`
  const times: number[] = []
  for (let round = 0; round < PUBLISHES; round += 1) {
    const name = `Brass tray ${Date.now()}`
    await client.patch(_id).set({ order: 0, 'title[language=="en"].value': name }).commit()
    times.push(await waitUntilShown(url, name))
  }
  return times
}
