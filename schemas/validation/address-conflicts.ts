import type { ValidationContext } from 'sanity'
import {
  canonicalPath,
  HAS_SLUG,
  HAS_TOPIC,
  matchRoute,
  type RoutedType,
  type SluggedType,
} from '../shared/routes.ts'
import type { ValidationResult } from './addresses.ts'
import { fetchOthers } from './unique.ts'

/** Documents of a type with a slug, in any language; help articles of the topic with an id or a slug only. GROQ filter. */
const SAME_SLUG = `_type == $type && ${HAS_SLUG} && (_type != "helpArticle" || topic._ref == $topicId || ${HAS_TOPIC})`

/** Pages at a path. GROQ filter. */
const SAME_PATH = '_type == "page" && path.current == $path'

interface Address {
  type: string
  slug: string
  /** The slug of the topic of a help article, where it is known from a path. */
  topic?: string
  path: string
}

/** Returns the types of the other documents at an address. */
function fetchTaken(context: ValidationContext, { topic = '', ...address }: Address) {
  const topicId = (context.document?.topic as { _ref?: string } | undefined)?._ref ?? ''
  const params = { ...address, topic, topicId }
  return fetchOthers<string>(context, `(${SAME_SLUG}) || (${SAME_PATH})`, '._type', params)
}

/** Checks that no other document of the type, and no page, has the address. An empty slug passes. */
export async function checkAddressAvailable(
  context: ValidationContext,
  type: SluggedType,
  slug: string | undefined,
): Promise<ValidationResult> {
  if (!slug) return true
  // The path of a help article depends on its topic.
  const path = type === 'helpArticle' ? '' : decodeURIComponent(canonicalPath(type, slug))
  const taken = await fetchTaken(context, { type, slug, path })
  if (taken.includes('page')) {
    return `A page already uses “${path}” and would no longer be shown. Change one of them.`
  }
  return taken.length === 0
    ? true
    : 'Another document of this type already uses this address. Change one of them.'
}

/** Checks that no other page or routed document has the path. An empty path passes. */
export async function checkPathAvailable(
  context: ValidationContext,
  path: string | undefined,
): Promise<ValidationResult> {
  if (!path) return true
  const { type = '', address = '' } = matchRoute(path) ?? {}
  const [slug = '', topic] = address.split('/').reverse()
  const taken = await fetchTaken(context, { type, slug, topic, path })
  if (taken.includes('page')) return 'Another page already uses this address. Change one of them.'
  return taken.length === 0
    ? true
    : 'Another document already uses this address and is shown instead of this page. Change one of them.'
}

/** Warns of a page or a routed document at the path that a redirect takes. An empty path passes. */
export async function warnHiddenPage(
  context: ValidationContext,
  path: string | undefined,
): Promise<ValidationResult> {
  return (await checkPathAvailable(context, path)) === true
    ? true
    : 'There’s a page at this address. Visitors can’t reach it while this redirect is active.'
}

/** Warns of an active redirect from the address of a page. An empty address passes, and help articles, whose path depends on their topic. */
export async function warnRedirected(
  context: ValidationContext,
  type: RoutedType,
  address: string | undefined,
): Promise<ValidationResult> {
  if (!address || type === 'helpArticle') return true
  const path = decodeURIComponent(canonicalPath(type, address))
  const filter = '_type == "redirect" && enabled != false && source == $path'
  const redirects = await fetchOthers<string>(context, filter, '._id', { path })
  return redirects.length === 0
    ? true
    : `A redirect takes visitors away from “${path}”, so they can’t reach this page. Delete it under Redirects.`
}
