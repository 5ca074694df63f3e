import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, text } from '#web/content/parse.ts'
import { localized, seoFields } from '#web/content/projections.ts'
import { parseSeo } from '#web/content/seo.ts'
import { aboutFields, parseAbout } from '../about/query.ts'
import { contactBannerFields, parseContactBanner } from '../contact-banner/query.ts'
import { contactCardsFields, parseContactCards } from '../contact-cards/query.ts'
import { contactFormFields, parseContactForm } from '../contact-form/query.ts'
import { contactHeroFields, parseContactHero } from '../contact-hero/query.ts'
import { heroFields, parseHero } from '../hero/query.ts'
import { parseServicesGrid, servicesGridFields } from '../services-grid/query.ts'
import { parseSpacer, spacerFields } from '../spacer/query.ts'
import type { BlockContent } from '../types.ts'

/** The blocks of a page, without the hidden ones. */
const blocksFields = groq`
  blocks[hidden != true] {
    "type": _type,
    "key": _key,
    anchor,
    _type == "heroBlock" => { ${heroFields} },
    _type == "aboutBlock" => { ${aboutFields} },
    _type == "servicesGridBlock" => { ${servicesGridFields} },
    _type == "spacerBlock" => { ${spacerFields} },
    _type == "contactBannerBlock" => { ${contactBannerFields} },
    _type == "contactHeroBlock" => { ${contactHeroFields} },
    _type == "contactFormBlock" => { ${contactFormFields} },
    _type == "contactCardsBlock" => { ${contactCardsFields} }
  }
`

/** Parses a page's blocks; unknown and unfinished ones are left out. */
const parseBlocks = listOf(
  z.discriminatedUnion('type', [
    parseHero,
    parseAbout,
    parseServicesGrid,
    parseSpacer,
    parseContactBanner,
    parseContactHero,
    parseContactForm,
    parseContactCards,
  ]),
) satisfies z.ZodType<BlockContent[]>

/** A page by its path, in one language. */
export const pageQuery = defineQuery(`*[_type == "page" && path.current == $path][0] {
  "id": _id,
  "path": path.current,
  "title": ${localized('title')},
  seo { ${seoFields} },
  ${blocksFields}
}`)

/** Parses `pageQuery`; a page needs a title and a path. */
export const parsePage = z.object({
  id: z.string(),
  path: text,
  title: text,
  seo: parseSeo,
  blocks: parseBlocks,
})
