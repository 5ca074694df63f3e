import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import { documentFields, routedDocument } from '#web/content/document.ts'
import { listOf, optionalText, text } from '#web/content/parse.ts'
import { blockFields, localized } from '#web/content/projections.ts'
import { SLUGGED_TYPES } from '#schemas/shared/routes.ts'
import { aboutFields, parseAbout } from '../about/query.ts'
import { contactBannerFields, parseContactBanner } from '../contact-banner/query.ts'
import { contactCardsFields, parseContactCards } from '../contact-cards/query.ts'
import { comparisonTableFields, parseComparisonTable } from '../comparison-table/query.ts'
import { contactFormFields, parseContactForm } from '../contact-form/query.ts'
import { helpTopicsFields, parseHelpTopics } from '../help-topics/query.ts'
import { jobListFields, parseJobList } from '../job-list/query.ts'
import { faqFields, parseFaq } from '../faq/query.ts'
import { featureListFields, parseFeatureList } from '../feature-list/query.ts'
import { integrationsGridFields, parseIntegrationsGrid } from '../integrations-grid/query.ts'
import { parsePricingTable, pricingTableFields } from '../pricing-table/query.ts'
import { pageHeadingFields, parsePageHeading } from '../page-heading/query.ts'
import { featureGridFields, parseFeatureGrid } from '../feature-grid/query.ts'
import { featureSplitFields, parseFeatureSplit } from '../feature-split/query.ts'
import { richTextBlockFields, parseRichTextBlock } from '../rich-text/query.ts'
import { codeFields, parseCode } from '../code/query.ts'
import { quoteFields, parseQuote } from '../quote/query.ts'
import { stepsFields, parseSteps } from '../steps/query.ts'
import { timelineFields, parseTimeline } from '../timeline/query.ts'
import { callToActionFields, parseCallToAction } from '../call-to-action/query.ts'
import { galleryFields, parseGallery } from '../gallery/query.ts'
import { videoFields, parseVideo } from '../video/query.ts'
import { countdownFields, parseCountdown } from '../countdown/query.ts'
import { officesFields, parseOffices } from '../offices/query.ts'
import { parsePostList, postListFields } from '../post-list/query.ts'
import { heroFields, parseHero } from '../hero/query.ts'
import { catalogFields, parseCatalog } from '../catalog/query.ts'
import { parseProductGrid, productGridFields } from '../product-grid/query.ts'
import { cartFields, parseCartBlock } from '../cart/query.ts'
import { parseWishlistBlock, wishlistFields } from '../wishlist/query.ts'
import { newsletterFields, parseNewsletter } from '../newsletter/query.ts'
import { parseServicesGrid, servicesGridFields } from '../services-grid/query.ts'
import { parseSpacer, spacerFields } from '../spacer/query.ts'
import { logoCloudFields, parseLogoCloud } from '../logo-cloud/query.ts'
import { testimonialsFields, parseTestimonials } from '../testimonials/query.ts'
import { customerStoriesFields, parseCustomerStories } from '../customer-stories/query.ts'
import { teamFields, parseTeam } from '../team/query.ts'
import { portfolioFields, parsePortfolio } from '../portfolio/query.ts'
import type { BlockContent } from '../types.ts'

/** The blocks of a page, without the hidden ones. */
const blocksFields = groq`
  blocks[hidden != true] {
    ${blockFields},
    _type == "heroBlock" => { ${heroFields} },
    _type == "aboutBlock" => { ${aboutFields} },
    _type == "servicesGridBlock" => { ${servicesGridFields} },
    _type == "productGridBlock" => { ${productGridFields} },
    _type == "catalogBlock" => { ${catalogFields} },
    _type == "cartBlock" => { ${cartFields} },
    _type == "wishlistBlock" => { ${wishlistFields} },
    _type == "logoCloudBlock" => { ${logoCloudFields} },
    _type == "testimonialsBlock" => { ${testimonialsFields} },
    _type == "customerStoriesBlock" => { ${customerStoriesFields} },
    _type == "teamBlock" => { ${teamFields} },
    _type == "portfolioBlock" => { ${portfolioFields} },
    _type == "spacerBlock" => { ${spacerFields} },
    _type == "contactBannerBlock" => { ${contactBannerFields} },
    _type == "pageHeadingBlock" => { ${pageHeadingFields} },
    _type == "postListBlock" => { ${postListFields} },
    _type == "contactFormBlock" => { ${contactFormFields} },
    _type == "jobListBlock" => { ${jobListFields} },
    _type == "helpTopicsBlock" => { ${helpTopicsFields} },
    _type == "contactCardsBlock" => { ${contactCardsFields} },
    _type == "featureListBlock" => { ${featureListFields} },
    _type == "integrationsGridBlock" => { ${integrationsGridFields} },
    _type == "pricingTableBlock" => { ${pricingTableFields} },
    _type == "comparisonTableBlock" => { ${comparisonTableFields} },
    _type == "faqBlock" => { ${faqFields} },
    _type == "featureGridBlock" => { ${featureGridFields} },
    _type == "featureSplitBlock" => { ${featureSplitFields} },
    _type == "richTextBlock" => { ${richTextBlockFields} },
    _type == "codeBlock" => { ${codeFields} },
    _type == "quoteBlock" => { ${quoteFields} },
    _type == "stepsBlock" => { ${stepsFields} },
    _type == "timelineBlock" => { ${timelineFields} },
    _type == "callToActionBlock" => { ${callToActionFields} },
    _type == "galleryBlock" => { ${galleryFields} },
    _type == "videoBlock" => { ${videoFields} },
    _type == "countdownBlock" => { ${countdownFields} },
    _type == "officesBlock" => { ${officesFields} },
    _type == "newsletterBlock" => { ${newsletterFields} }
  }
`

/** Parses a page's blocks; unknown and unfinished ones are left out. */
export const parseBlocks = listOf(
  z.discriminatedUnion('type', [
    parseHero,
    parseAbout,
    parseServicesGrid,
    parseProductGrid,
    parseCatalog,
    parseCartBlock,
    parseWishlistBlock,
    parseLogoCloud,
    parseTestimonials,
    parseCustomerStories,
    parseTeam,
    parsePortfolio,
    parseSpacer,
    parseContactBanner,
    parsePageHeading,
    parseContactForm,
    parseContactCards,
    parsePostList,
    parseJobList,
    parseHelpTopics,
    parseFeatureList,
    parseIntegrationsGrid,
    parsePricingTable,
    parseComparisonTable,
    parseFaq,
    parseFeatureGrid,
    parseFeatureSplit,
    parseSteps,
    parseRichTextBlock,
    parseCode,
    parseQuote,
    parseTimeline,
    parseCallToAction,
    parseGallery,
    parseVideo,
    parseCountdown,
    parseOffices,
    parseNewsletter,
  ]),
) satisfies z.ZodType<BlockContent[]>

/** A page by its path, in one language. */
export const pageQuery = defineQuery(`*[_type == "page" && path.current == $path][0] {
  ${documentFields},
  "path": path.current,
  "title": ${localized('title')},
  shows { layout, "document": document->{ "type": _type, "slug": slug.current, "topic": topic->slug.current } },
  ${blocksFields}
}`)

/** A document shown in place of blocks, by its type and English slug, and the layout it is shown in. */
const parseShown = z
  .object({
    layout: optionalText,
    document: z.object({ type: z.enum(SLUGGED_TYPES), slug: text, topic: optionalText.optional() }),
  })
  .nullable()
  .catch(null)

/** Parses `pageQuery`; a page needs a title and a path. */
export const parsePage = routedDocument({
  path: text,
  title: text,
  shows: parseShown,
  blocks: parseBlocks,
})

/** A page with its blocks, the scheduled ones included. */
export type Page = z.output<typeof parsePage>
