import type { Path, ValidationContext } from 'sanity'
import { LOCALES } from '../shared/locales.ts'
import { findSitePath, matchRoute, splitPageNumber } from '../shared/routes.ts'
import { checkDestination, type ValidationResult } from './addresses.ts'
import { fetchForRule } from './unique.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The published documents and the addresses that links can lead to. */
export interface KnownTargets {
  ids: ReadonlySet<string>
  /** Paths of pages and redirects, and `type/slug` of other documents. */
  addresses: ReadonlySet<string>
}

/** A published document that links can lead to. */
export interface LinkTarget {
  _id: string
  _type: string
  address?: string | null
  slugs?: Fields | null
  topic?: string | null
}

/** What the documents of a filter are as targets of links. GROQ. */
export const linkTargets = (filter: string): string =>
  `*[(${filter}) && enabled != false && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] {
  _id, _type, "address": coalesce(path.current, slug.current, source), slugs, "topic": topic->slug.current
}`

/** Collects what links can lead to from published documents. */
export function knownTargets(published: readonly LinkTarget[]): KnownTargets {
  const addresses = published.flatMap(({ _type, address, slugs, topic }) => {
    if (_type === 'page' || _type === 'redirect') return address ? [address] : []
    const all = [address, ...Object.values(slugs ?? {})].filter((slug) => typeof slug === 'string')
    return all.map((slug) => `${_type}/${topic ? `${topic}/` : ''}${slug}`)
  })
  return { ids: new Set(published.map(({ _id }) => _id)), addresses: new Set(addresses) }
}

/** What a link leads to: the id of a document or an address of the site, and the field that says so. */
interface Target {
  id?: string
  address?: string
  field: string
}

/** Returns what a link or an active redirect leads to on this site; undefined for other values. */
function targetOf(value: Fields): Target | undefined {
  const { _type, kind, document } = value
  if (_type === 'internalLink' || (_type === 'link' && kind === 'document')) {
    const id = isFields(document) ? document._ref : undefined
    return typeof id === 'string' ? { id, field: 'document' } : undefined
  }
  if ((_type !== 'link' && _type !== 'redirect') || value.enabled === false) return undefined
  const field = _type === 'redirect' ? 'destination' : kind === 'path' ? 'path' : 'href'
  const address = value[field]
  return typeof address === 'string' && address.startsWith('/') ? { address, field } : undefined
}

/** Returns whether a value is a link or a redirect to something that is not published. */
export function isBrokenLink(value: unknown, known: KnownTargets): boolean {
  const target = isFields(value) ? targetOf(value) : undefined
  return target !== undefined && !isPublished(target, known)
}

const isPublished = ({ id, address = '' }: Target, { ids, addresses }: KnownTargets): boolean =>
  id ? ids.has(id) : isKnownAddress(address, addresses)

/** Returns the path of an address without its page number, query and anchor. */
const pathOf = (address: string) => splitPageNumber(address.replace(/[?#].*$/, '') || '/').path

/** Returns whether a path of the site, without language, leads somewhere. */
function isKnownAddress(address: string, addresses: ReadonlySet<string>): boolean {
  const path = pathOf(address)
  // The page of an order opens with the key from an email only.
  if (path === '/order-tracking') return false
  if (addresses.has(path) || findSitePath(path) || /\.\w+$/.test(path)) return true
  const route = matchRoute(path)
  return route !== null && addresses.has(`${route.type}/${route.address}`)
}

/** Finds the links in a value, with their places. Those of hidden blocks do not count. */
function findLinks(value: unknown, path: Path = []): { target: Target; path: Path }[] {
  if (!isFields(value) || value.hidden === true) return []
  const target = targetOf(value)
  if (target) return [{ target, path: [...path, target.field] }]
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = Array.isArray(value) && isFields(inner) && inner._key
    return findLinks(inner, [...path, typeof key === 'string' ? { _key: key } : name])
  })
}

const SLUGS = ['slug.current', ...LOCALES.map(({ id }) => `slugs.${id}`)].map((slug) => `${slug} in $slugs`)
const TARGETS = linkTargets(`_type in ["page", "redirect"] || _id in $ids || ${SLUGS.join(' || ')}`)

/** Warns of each link in a value that leads to something that is not published. */
export async function warnBrokenLinks(
  value: unknown,
  context: Pick<ValidationContext, 'getClient'>,
): Promise<true | { message: string; path: Path }[]> {
  const links = findLinks(value)
  if (links.length === 0) return true
  const params = {
    ids: links.flatMap(({ target }) => target.id ?? []),
    slugs: links.flatMap(({ target }) =>
      target.address ? (pathOf(target.address).split('/').at(-1) ?? []) : [],
    ),
  }
  const targets = knownTargets(await fetchForRule<LinkTarget[]>(context, TARGETS, params))
  const broken = links.filter(({ target }) => !isPublished(target, targets))
  if (broken.length === 0) return true
  return broken.map(({ target, path }) => ({
    message: target.address
      ? `Nothing is published at “${target.address}”, so visitors can’t open it. Choose another address, or publish the page.`
      : 'This isn’t published, so visitors can’t open it. Choose another document, or publish it.',
    path,
  }))
}

/** Warns if nothing is published where an active redirect leads. What `checkDestination` refuses, and other sites, pass. */
export async function warnBrokenDestination(
  destination: string | undefined,
  context: Pick<ValidationContext, 'getClient' | 'document'>,
): Promise<ValidationResult> {
  if (checkDestination(destination) !== true) return true
  const broken = await warnBrokenLinks(
    { _type: 'redirect', destination, enabled: context.document?.enabled },
    context,
  )
  return broken === true || (broken[0]?.message ?? true)
}
