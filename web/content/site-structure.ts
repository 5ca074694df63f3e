import { createHash } from 'node:crypto'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { ROUTES } from '#schemas/shared/routes.ts'
import { connectedRedis, sharedKey } from '#web/lib/redis.ts'
import { applyCachePolicy } from './cache-manifest.ts'
import { queryDraftsOrLast } from './last-drafts.ts'
import { listOf, optionalText, text } from './parse.ts'
import { currentView, PUBLISHED, type View } from './perspective.ts'
import { addressesFields } from './projections.ts'
import { queryPublished } from './query-lake.ts'
import type { NamedLink } from './types.ts'

/** There may be very many products: their addresses are read one at a time. */
const PARAMS = { types: Object.keys(ROUTES).filter((type) => type !== 'product') }

const structureQuery = defineQuery(`{
  "documents": *[_type in $types && defined(coalesce(path.current, slug.current))] | order(_id asc) {
    "id": _id,
    ${addressesFields}
  },
  "postList": *[_type == "page" &&
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

const singleQuery = defineQuery(`*[_id == $id][0] { "id": _id, ${addressesFields} }`)

const texts = z.object({ zh: optionalText, en: optionalText, ar: optionalText })
const documentSchema = z.object({ id: z.string(), type: z.string(), addresses: texts })
const structureSchema = z.object({
  documents: listOf(documentSchema),
  postList: z.object({ path: text, titles: texts }).nullable().catch(null),
})

type Document = z.output<typeof documentSchema>

/** What pages show of documents other than their own, wherever these stand: addresses, and the page that lists all articles. */
type Structure = z.output<typeof structureSchema>

/**
 * Gives each link to a document (`linkFields`) its `target`: the type and address of the document in the language of the page, or null
 * for one that is not published. The addresses have a cache entry of their own, so that the edit of a document does not expire every
 * page that links to it.
 *
 * @param result of a query; its links are completed in place
 * @throws LakeError
 */
export async function resolveLinks(result: unknown, locale: unknown, view: View): Promise<unknown> {
  const links = [...linksIn(result)]
  if (links.length === 0) return result
  const { documents } = (await getStructure(view)).structure
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

/** The page that lists all articles, for the breadcrumbs of each of them; null where there is none. */
export async function getPostListPage(
  locale: LocaleId,
  perspective?: 'published',
): Promise<NamedLink | null> {
  const { postList } = (await getStructure(perspective ? PUBLISHED : await currentView())).structure
  const label = postList?.titles[locale]
  return postList && label ? { label, href: postList.path } : null
}

/** `readAt` is in milliseconds since 1970. */
async function getStructure(view: View): Promise<{ structure: Structure; readAt: number }> {
  'use cache: remote'
  const readAt = Date.now()
  if (view.perspective !== 'published') {
    return { structure: structureSchema.parse(await queryDraftsOrLast(structureQuery, PARAMS, view)), readAt }
  }
  applyCachePolicy('structure')
  return { structure: await queryStructure(), readAt }
}

const queryStructure = async (): Promise<Structure> =>
  structureSchema.parse((await queryPublished(structureQuery, PARAMS)).result)

async function getProductAddress(id: string, view: View): Promise<Document | null> {
  'use cache'
  const params = { id }
  if (view.perspective !== 'published') {
    return documentSchema
      .nullable()
      .catch(null)
      .parse(await queryDraftsOrLast(singleQuery, params, view))
  }
  const { result, syncTags } = await queryPublished(singleQuery, params)
  applyCachePolicy('content', syncTags)
  return documentSchema.nullable().catch(null).parse(result)
}

/** The structure as the last publish left it, as a digest; undefined until this process has handled one. */
let digestAtLastPublish: string | undefined

/**
 * Whether a publish may have changed the structure that pages show: then `STRUCTURE_TAG` must be expired. Compares it with the structure at
 * the publish before, which several instances share over Redis, or else with the one that pages were rendered with. Where neither is
 * known, the answer is yes.
 *
 * @throws where the lake or Redis does not answer
 */
export async function hasStructureChanged(): Promise<boolean> {
  const askedAt = Date.now()
  const shown = await getStructure(PUBLISHED)
  const digest = digestOf(await queryStructure())
  const shared = await connectedRedis()
  if (shared) return (await shared.set(sharedKey('structure'), digest, { GET: true })) !== digest
  const before = digestAtLastPublish ?? (shown.readAt < askedAt ? digestOf(shown.structure) : undefined)
  digestAtLastPublish = digest
  return digest !== before
}

const digestOf = (structure: Structure): string =>
  createHash('sha256').update(JSON.stringify(structure)).digest('base64url')
