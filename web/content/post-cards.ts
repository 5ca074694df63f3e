import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseAddress } from './address.ts'
import { parseImage } from './image.ts'
import { flag, optionalText, text } from './parse.ts'
import { addressFields, imageFields, localized } from './projections.ts'
import type { NamedLink, PostCard } from './types.ts'

/** What stands under a title or a name, as `parseNamedLink` takes it. */
export const namedLinkFields = groq`
  "label": coalesce(${localized('title')}, ${localized('name')}),
  "href": { ${addressFields} }
`

/** An article as a card, as `parsePostCard` takes it. */
export const postCardFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "excerpt": ${localized('excerpt')},
  cover { ${imageFields} },
  publishedAt,
  "isLead": featured,
  "href": { ${addressFields} },
  "category": category->{ ${namedLinkFields} }
`

/** Parses `namedLinkFields`. */
export const parseNamedLink = z.object({ label: text, href: parseAddress }) satisfies z.ZodType<NamedLink>

/** A moment, ISO 8601; null where there is none. */
export const parseMoment = z.iso.datetime({ offset: true }).nullable().catch(null)

/** Parses `postCardFields`; a card needs a title and an address. */
export const parsePostCard = z.object({
  id: z.string(),
  title: text,
  excerpt: optionalText,
  cover: parseImage,
  publishedAt: parseMoment,
  isLead: flag(false),
  href: parseAddress,
  category: parseNamedLink.nullable().catch(null),
}) satisfies z.ZodType<PostCard>
