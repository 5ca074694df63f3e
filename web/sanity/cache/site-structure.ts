import { createHash } from 'node:crypto'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { byLocale, type LocaleId } from '#schemas/shared/locales.ts'
import { ROUTES } from '#schemas/shared/routes.ts'
import { isOnVercel } from '#web/env.ts'
import { connectedRedis, sharedKey } from '#web/lib/redis.ts'
import { PUBLISHED, type View } from '../client/perspective.ts'
import { queryPublished } from '../client/query-lake.ts'
import { queryDraftsWithFallback } from '../fetch/draft-fallback.ts'
import { listOf, optionalText, text } from '../parse.ts'
import { currentView } from '../preview/current-preview.ts'
import { addressesFields } from '../queries/projections.ts'
import type { Query, TypedQuery } from '../typed-query.ts'
import type { SingleQueryResult, StructureQueryResult } from '../types.generated.ts'
import type { NamedLink } from '../types.ts'
import { applyCachePolicy } from './cache-manifest.ts'

/** Products may be many: their addresses are read one at a time. */
const PARAMS = { types: Object.keys(ROUTES).filter((type) => type !== 'product') }

const structureQuery: Query<StructureQueryResult> = defineQuery(`{
  "documents": *[_type in $types && defined(coalesce(path.current, slug.current))] | order(_id asc) {
    "id": _id,
    ${addressesFields}
  },
  "postList": *[_type == "page" && path.current != "/" &&
    count(blocks[_type == "postListBlock" && hidden != true && !defined(category) && coalesce(count(posts), 0) == 0]) > 0
  ] | order(path.current asc)[0] {
    "path": path.current,
    "titles": {
      "zh": coalesce(title[language == "zh"][0].value, title[language == "en"][0].value),
      "en": title[language == "en"][0].value,
      "ar": coalesce(title[language == "ar"][0].value, title[language == "en"][0].value)
    }
  }
}`)

const singleQuery: Query<SingleQueryResult> = defineQuery(
  `*[_id == $id][0] { "id": _id, ${addressesFields} }`,
)

const texts = z.object(byLocale(() => optionalText))
const documentSchema = z.object({ id: z.string(), type: z.string(), addresses: texts })
const structureSchema = z.object({
  documents: listOf(documentSchema),
  postList: z.object({ path: text, titles: texts }).nullable().catch(null),
})

const singleSchema = documentSchema.nullable().catch(null)

type Document = z.output<typeof documentSchema>

/** What pages show of other documents: addresses, and the page that lists all articles. */
type Structure = z.output<typeof structureSchema>

/** Parses the result of a query by a schema that takes it. */
const parse = <Schema extends z.ZodType>(
  _query: TypedQuery<z.input<Schema>>,
  schema: Schema,
  result: unknown,
): z.output<Schema> => schema.parse(result)

/**
 * Completes each link to a document (`linkFields`) with its `target`: type and address in the page's
 * language, or null when it is not published. Addresses are cached separately, so that an edit does not
 * expire every page that links there.
 *
 * @param result of a query; its links are completed in place
 * @throws LakeError
 */
export async function resolveLinks(result: unknown, locale: unknown, view: View): Promise<unknown> {
  const links = [...linksIn(result)]
  if (links.length === 0) return result
  const { documents } = await getStructure(view)
  const known = new Map(documents.map((document) => [document.id, document]))
  await Promise.all(
    links.map(async (link) => {
      const found = known.get(link.documentId) ?? (await getProductAddress(link.documentId, view))
      link.target = found && { type: found.type, address: found.addresses[locale as LocaleId] }
    }),
  )
  return result
}

interface DocumentLink {
  documentId: string
  target?: { type: string; address: string | null } | null
}

function* linksIn(value: unknown): Generator<DocumentLink> {
  if (typeof value !== 'object' || value === null) return
  if ('documentId' in value && typeof value.documentId === 'string') yield value as DocumentLink
  for (const inner of Object.values(value)) yield* linksIn(inner)
}

/** Returns the page that lists all articles, for their breadcrumbs; null when there is none but the home page, which they begin with. */
export async function getPostListPage(
  locale: LocaleId,
  perspective?: 'published',
): Promise<NamedLink | null> {
  const { postList } = await getStructure(perspective ? PUBLISHED : await currentView())
  const label = postList?.titles[locale]
  return postList && label ? { label, href: postList.path } : null
}

async function getStructure(view: View): Promise<Structure> {
  if (view.perspective === 'published') return (await getPublishedStructure()).structure
  return parse(structureQuery, structureSchema, await queryDraftsWithFallback(structureQuery, PARAMS, view))
}

/** `readAt` is in milliseconds since 1970. */
async function getPublishedStructure(): Promise<{ structure: Structure; readAt: number }> {
  'use cache: remote'
  const readAt = Date.now()
  applyCachePolicy('structure')
  return { structure: (await queryStructure()).structure, readAt }
}

async function queryStructure(): Promise<{ structure: Structure; syncTags: string[] }> {
  const { result, syncTags } = await queryPublished(structureQuery, PARAMS)
  return { structure: parse(structureQuery, structureSchema, result), syncTags }
}

async function getProductAddress(id: string, view: View): Promise<Document | null> {
  if (view.perspective === 'published') return getPublishedAddress(id)
  return parse(singleQuery, singleSchema, await queryDraftsWithFallback(singleQuery, { id }, view))
}

async function getPublishedAddress(id: string): Promise<Document | null> {
  'use cache'
  const { result, syncTags } = await queryPublished(singleQuery, { id })
  applyCachePolicy('content', syncTags)
  return parse(singleQuery, singleSchema, result)
}

/** Digest and sync tags of the structure at the last publish; undefined until this process has handled one. */
let atLastPublish: { digest: string; syncTags: ReadonlySet<string> } | undefined

/**
 * Whether a publish may have changed the structure, so that `STRUCTURE_TAG` must expire. Compares it with the
 * last publish, shared over Redis, or else with the structure that pages were rendered with. True when
 * neither is known.
 *
 * A single process receives every publish and reads the structure again only for publishes that share a sync tag with it. Most do
 * not, such as the stock change of each order.
 *
 * @param syncTags of the publish
 * @throws when the lake or Redis does not respond
 */
export async function hasStructureChanged(syncTags: readonly string[]): Promise<boolean> {
  const shared = await connectedRedis()
  const known = atLastPublish
  if (known && !shared && !isOnVercel() && !syncTags.some((tag) => known.syncTags.has(tag))) return false
  const startedAt = Date.now()
  const shown = await getPublishedStructure()
  const current = await queryStructure()
  const digest = digestOf(current.structure)
  if (shared) return (await shared.set(sharedKey('structure'), digest, { GET: true })) !== digest
  const before = known?.digest ?? (shown.readAt < startedAt ? digestOf(shown.structure) : undefined)
  atLastPublish = { digest, syncTags: new Set(current.syncTags) }
  return digest !== before
}

const digestOf = (structure: Structure): string =>
  createHash('sha256').update(JSON.stringify(structure)).digest('base64url')
