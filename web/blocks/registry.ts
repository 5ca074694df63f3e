import { groq } from 'next-sanity'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { BlockType } from '#schemas/shared/block-types.ts'
import { listOf } from '#web/sanity/parse.ts'
import { AboutBlock, aboutFields, aboutSchema } from './about/block.tsx'
import type { BlockBase, BlockEditing, BlockViewProperties } from './base.ts'
import { CallToActionBlock, callToActionFields, callToActionSchema } from './call-to-action/block.tsx'
import { CartBlock, cartBlockSchema, cartFields } from './cart/block.tsx'
import { CatalogBlock, catalogFields, catalogSchema } from './catalog/block.tsx'
import { CategoryListBlock, categoryListFields, categoryListSchema } from './category-list/block.tsx'
import { CodeBlock, codeFields, codeSchema } from './code/block.tsx'
import {
  ComparisonTableBlock,
  comparisonTableFields,
  comparisonTableSchema,
} from './comparison-table/block.tsx'
import { ContactBannerBlock, contactBannerFields, contactBannerSchema } from './contact-banner/block.tsx'
import { ContactCardsBlock, contactCardsFields, contactCardsSchema } from './contact-cards/block.tsx'
import { ContactFormBlock, contactFormFields, contactFormSchema } from './contact-form/block.tsx'
import { CountdownBlock, countdownFields, countdownSchema } from './countdown/block.tsx'
import {
  CustomerStoriesBlock,
  customerStoriesFields,
  customerStoriesSchema,
} from './customer-stories/block.tsx'
import { FaqBlock, faqFields, faqSchema } from './faq/block.tsx'
import { FeatureGridBlock, featureGridFields, featureGridSchema } from './feature-grid/block.tsx'
import { FeatureListBlock, featureListFields, featureListSchema } from './feature-list/block.tsx'
import { FeatureSplitBlock, featureSplitFields, featureSplitSchema } from './feature-split/block.tsx'
import { GalleryBlock, galleryFields, gallerySchema } from './gallery/block.tsx'
import { HelpTopicsBlock, helpTopicsFields, helpTopicsSchema } from './help-topics/block.tsx'
import { HeroBlock, heroFields, heroSchema } from './hero/block.tsx'
import {
  IntegrationsGridBlock,
  integrationsGridFields,
  integrationsGridSchema,
} from './integrations-grid/block.tsx'
import { JobListBlock, jobListFields, jobListSchema } from './job-list/block.tsx'
import { LogoCloudBlock, logoCloudFields, logoCloudSchema } from './logo-cloud/block.tsx'
import { NewsletterBlock, newsletterFields, newsletterSchema } from './newsletter/block.tsx'
import { OfficesBlock, officesFields, officesSchema } from './offices/block.tsx'
import { PageHeadingBlock, pageHeadingFields, pageHeadingSchema } from './page-heading/block.tsx'
import { PortfolioBlock, portfolioFields, portfolioSchema } from './portfolio/block.tsx'
import { PostListBlock, postListFields, postListSchema } from './post-list/block.tsx'
import { PricingTableBlock, pricingTableFields, pricingTableSchema } from './pricing-table/block.tsx'
import { ProductGridBlock, productGridFields, productGridSchema } from './product-grid/block.tsx'
import { QuoteBlock, quoteFields, quoteSchema } from './quote/block.tsx'
import { RichTextBlock, richTextBlockFields, richTextBlockSchema } from './rich-text/block.tsx'
import { ServicesGridBlock, servicesGridFields, servicesGridSchema } from './services-grid/block.tsx'
import { SpacerBlock, spacerFields, spacerSchema } from './spacer/block.tsx'
import { StepsBlock, stepsFields, stepsSchema } from './steps/block.tsx'
import { TeamBlock, teamFields, teamSchema } from './team/block.tsx'
import { TestimonialsBlock, testimonialsFields, testimonialsSchema } from './testimonials/block.tsx'
import { TimelineBlock, timelineFields, timelineSchema } from './timeline/block.tsx'
import { VideoBlock, videoFields, videoSchema } from './video/block.tsx'
import { WishlistBlock, wishlistBlockSchema, wishlistFields } from './wishlist/block.tsx'

/** The fields of each block type. TypeGen reads this text, which is why it is not composed by code. */
export const blockTypeFields = groq`
  _type == "aboutBlock" => { ${aboutFields} },
  _type == "callToActionBlock" => { ${callToActionFields} },
  _type == "cartBlock" => { ${cartFields} },
  _type == "catalogBlock" => { ${catalogFields} },
  _type == "codeBlock" => { ${codeFields} },
  _type == "comparisonTableBlock" => { ${comparisonTableFields} },
  _type == "contactBannerBlock" => { ${contactBannerFields} },
  _type == "contactCardsBlock" => { ${contactCardsFields} },
  _type == "contactFormBlock" => { ${contactFormFields} },
  _type == "countdownBlock" => { ${countdownFields} },
  _type == "customerStoriesBlock" => { ${customerStoriesFields} },
  _type == "faqBlock" => { ${faqFields} },
  _type == "featureGridBlock" => { ${featureGridFields} },
  _type == "featureListBlock" => { ${featureListFields} },
  _type == "featureSplitBlock" => { ${featureSplitFields} },
  _type == "galleryBlock" => { ${galleryFields} },
  _type == "helpTopicsBlock" => { ${helpTopicsFields} },
  _type == "heroBlock" => { ${heroFields} },
  _type == "integrationsGridBlock" => { ${integrationsGridFields} },
  _type == "jobListBlock" => { ${jobListFields} },
  _type == "logoCloudBlock" => { ${logoCloudFields} },
  _type == "newsletterBlock" => { ${newsletterFields} },
  _type == "officesBlock" => { ${officesFields} },
  _type == "pageHeadingBlock" => { ${pageHeadingFields} },
  _type == "portfolioBlock" => { ${portfolioFields} },
  _type == "postListBlock" => { ${postListFields} },
  _type == "pricingTableBlock" => { ${pricingTableFields} },
  _type == "productGridBlock" => { ${productGridFields} },
  _type == "quoteBlock" => { ${quoteFields} },
  _type == "richTextBlock" => { ${richTextBlockFields} },
  _type == "servicesGridBlock" => { ${servicesGridFields} },
  _type == "spacerBlock" => { ${spacerFields} },
  _type == "stepsBlock" => { ${stepsFields} },
  _type == "teamBlock" => { ${teamFields} },
  _type == "testimonialsBlock" => { ${testimonialsFields} },
  _type == "timelineBlock" => { ${timelineFields} },
  _type == "videoBlock" => { ${videoFields} },
  _type == "categoryListBlock" => { ${categoryListFields} },
  _type == "wishlistBlock" => { ${wishlistFields} }
`

/** Pairs a block's schema with the view of its output. */
const defineBlock = <Schema extends z.ZodType<BlockBase>>(
  schema: Schema,
  View: (properties: BlockViewProperties<Schema>) => ReactNode | Promise<ReactNode>,
) => ({ schema, View })

/** Schema and view of each block type. Fixtures are found by their folders, because this list is part of the product. */
export const BLOCKS = {
  aboutBlock: defineBlock(aboutSchema, AboutBlock),
  callToActionBlock: defineBlock(callToActionSchema, CallToActionBlock),
  cartBlock: defineBlock(cartBlockSchema, CartBlock),
  catalogBlock: defineBlock(catalogSchema, CatalogBlock),
  codeBlock: defineBlock(codeSchema, CodeBlock),
  comparisonTableBlock: defineBlock(comparisonTableSchema, ComparisonTableBlock),
  contactBannerBlock: defineBlock(contactBannerSchema, ContactBannerBlock),
  contactCardsBlock: defineBlock(contactCardsSchema, ContactCardsBlock),
  contactFormBlock: defineBlock(contactFormSchema, ContactFormBlock),
  countdownBlock: defineBlock(countdownSchema, CountdownBlock),
  customerStoriesBlock: defineBlock(customerStoriesSchema, CustomerStoriesBlock),
  faqBlock: defineBlock(faqSchema, FaqBlock),
  featureGridBlock: defineBlock(featureGridSchema, FeatureGridBlock),
  featureListBlock: defineBlock(featureListSchema, FeatureListBlock),
  featureSplitBlock: defineBlock(featureSplitSchema, FeatureSplitBlock),
  galleryBlock: defineBlock(gallerySchema, GalleryBlock),
  helpTopicsBlock: defineBlock(helpTopicsSchema, HelpTopicsBlock),
  heroBlock: defineBlock(heroSchema, HeroBlock),
  integrationsGridBlock: defineBlock(integrationsGridSchema, IntegrationsGridBlock),
  jobListBlock: defineBlock(jobListSchema, JobListBlock),
  logoCloudBlock: defineBlock(logoCloudSchema, LogoCloudBlock),
  newsletterBlock: defineBlock(newsletterSchema, NewsletterBlock),
  officesBlock: defineBlock(officesSchema, OfficesBlock),
  pageHeadingBlock: defineBlock(pageHeadingSchema, PageHeadingBlock),
  portfolioBlock: defineBlock(portfolioSchema, PortfolioBlock),
  postListBlock: defineBlock(postListSchema, PostListBlock),
  pricingTableBlock: defineBlock(pricingTableSchema, PricingTableBlock),
  productGridBlock: defineBlock(productGridSchema, ProductGridBlock),
  quoteBlock: defineBlock(quoteSchema, QuoteBlock),
  richTextBlock: defineBlock(richTextBlockSchema, RichTextBlock),
  servicesGridBlock: defineBlock(servicesGridSchema, ServicesGridBlock),
  spacerBlock: defineBlock(spacerSchema, SpacerBlock),
  stepsBlock: defineBlock(stepsSchema, StepsBlock),
  teamBlock: defineBlock(teamSchema, TeamBlock),
  testimonialsBlock: defineBlock(testimonialsSchema, TestimonialsBlock),
  timelineBlock: defineBlock(timelineSchema, TimelineBlock),
  videoBlock: defineBlock(videoSchema, VideoBlock),
  wishlistBlock: defineBlock(wishlistBlockSchema, WishlistBlock),
  categoryListBlock: defineBlock(categoryListSchema, CategoryListBlock),
} satisfies Record<BlockType, unknown>

/** The schema of any block. */
export type BlockSchema = (typeof BLOCKS)[BlockType]['schema']

const schemas = Object.values(BLOCKS).map(({ schema }): BlockSchema => schema)

/** Parses a page's blocks without unknown and incomplete ones. */
export const blocksSchema = listOf(z.discriminatedUnion('type', schemas as [BlockSchema, ...BlockSchema[]]))

/** A block of a page. */
export type BlockContent = z.output<BlockSchema> & BlockEditing
