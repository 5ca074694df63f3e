import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { SLUGGED_TYPES } from '#schemas/shared/routes.ts'
import { optionalText, required, text } from '#web/sanity/parse.ts'
import { documentFields, routedDocument } from '#web/sanity/queries/document.ts'
import { blockFields, localized } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { PageQueryResult } from '#web/sanity/types.generated.ts'
import { type BlockContent, blocksSchema, blockTypeFields } from '../registry.ts'

/** A page by its path in one language. */
export const pageQuery: Query<PageQueryResult> = defineQuery(`*[_type == "page" && path.current == $path][0] {
  ${documentFields},
  "path": path.current,
  "title": ${localized('title')},
  shows { layout, "document": document->{ "type": _type, "slug": slug.current, "topic": topic->slug.current } },
  blocks[hidden != true] { ${blockFields}, ${blockTypeFields} }
}`)

/** A document shown instead of blocks, by type and English slug, with its layout. */
const shownDocumentSchema = z
  .object({
    layout: optionalText,
    document: required(z.object({ type: z.enum(SLUGGED_TYPES), slug: text, topic: optionalText })),
  })
  .nullable()
  .catch(null)

/** Parses `pageQuery`; requires title and path. */
export const pageSchema = routedDocument({
  path: text,
  title: text,
  shows: shownDocumentSchema,
  blocks: blocksSchema,
})

/** A page with its blocks, including scheduled ones. */
export type Page = Omit<z.output<typeof pageSchema>, 'blocks'> & { blocks: BlockContent[] }
