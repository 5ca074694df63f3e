import { groq } from 'next-sanity'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { BlockType } from '#schemas/shared/block-types.ts'
import { listOf } from '#web/sanity/parse.ts'
import { aboutFields, aboutSchema } from './about/query.ts'
import { AboutBlock } from './about/view.tsx'
import type { BlockBase, BlockEditing, BlockViewProperties } from './base.ts'
import { callToActionFields, callToActionSchema } from './call-to-action/query.ts'
import { CallToActionBlock } from './call-to-action/view.tsx'
import { cartBlockSchema, cartFields } from './cart/query.ts'
import { CartBlock } from './cart/view.tsx'
import { catalogFields, catalogSchema } from './catalog/query.ts'
import { CatalogBlock } from './catalog/view.tsx'
import { categoryListFields, categoryListSchema } from './category-list/query.ts'
import { CategoryListBlock } from './category-list/view.tsx'
import { codeFields, codeSchema } from './code/query.ts'
import { CodeBlock } from './code/view.tsx'
import { comparisonTableFields, comparisonTableSchema } from './comparison-table/query.ts'
import { ComparisonTableBlock } from './comparison-table/view.tsx'
import { contactBannerFields, contactBannerSchema } from './contact-banner/query.ts'
import { ContactBannerBlock } from './contact-banner/view.tsx'
import { contactCardsFields, contactCardsSchema } from './contact-cards/query.ts'
import { ContactCardsBlock } from './contact-cards/view.tsx'
import { contactFormFields, contactFormSchema } from './contact-form/query.ts'
import { ContactFormBlock } from './contact-form/view.tsx'
import { countdownFields, countdownSchema } from './countdown/query.ts'
import { CountdownBlock } from './countdown/view.tsx'
import { customerStoriesFields, customerStoriesSchema } from './customer-stories/query.ts'
import { CustomerStoriesBlock } from './customer-stories/view.tsx'
import { faqFields, faqSchema } from './faq/query.ts'
import { FaqBlock } from './faq/view.tsx'
import { featureGridFields, featureGridSchema } from './feature-grid/query.ts'
import { FeatureGridBlock } from './feature-grid/view.tsx'
import { featureListFields, featureListSchema } from './feature-list/query.ts'
import { FeatureListBlock } from './feature-list/view.tsx'
import { featureSplitFields, featureSplitSchema } from './feature-split/query.ts'
import { FeatureSplitBlock } from './feature-split/view.tsx'
import { galleryFields, gallerySchema } from './gallery/query.ts'
import { GalleryBlock } from './gallery/view.tsx'
import { helpTopicsFields, helpTopicsSchema } from './help-topics/query.ts'
import { HelpTopicsBlock } from './help-topics/view.tsx'
import { heroFields, heroSchema } from './hero/query.ts'
import { HeroBlock } from './hero/view.tsx'
import { integrationsGridFields, integrationsGridSchema } from './integrations-grid/query.ts'
import { IntegrationsGridBlock } from './integrations-grid/view.tsx'
import { jobListFields, jobListSchema } from './job-list/query.ts'
import { JobListBlock } from './job-list/view.tsx'
import { logoCloudFields, logoCloudSchema } from './logo-cloud/query.ts'
import { LogoCloudBlock } from './logo-cloud/view.tsx'
import { newsletterFields, newsletterSchema } from './newsletter/query.ts'
import { NewsletterBlock } from './newsletter/view.tsx'
import { officesFields, officesSchema } from './offices/query.ts'
import { OfficesBlock } from './offices/view.tsx'
import { pageHeadingFields, pageHeadingSchema } from './page-heading/query.ts'
import { PageHeadingBlock } from './page-heading/view.tsx'
import { portfolioFields, portfolioSchema } from './portfolio/query.ts'
import { PortfolioBlock } from './portfolio/view.tsx'
import { postListFields, postListSchema } from './post-list/query.ts'
import { PostListBlock } from './post-list/view.tsx'
import { pricingTableFields, pricingTableSchema } from './pricing-table/query.ts'
import { PricingTableBlock } from './pricing-table/view.tsx'
import { productGridFields, productGridSchema } from './product-grid/query.ts'
import { ProductGridBlock } from './product-grid/view.tsx'
import { quoteFields, quoteSchema } from './quote/query.ts'
import { QuoteBlock } from './quote/view.tsx'
import { richTextBlockFields, richTextBlockSchema } from './rich-text/query.ts'
import { RichTextBlock } from './rich-text/view.tsx'
import { servicesGridFields, servicesGridSchema } from './services-grid/query.ts'
import { ServicesGridBlock } from './services-grid/view.tsx'
import { spacerFields, spacerSchema } from './spacer/query.ts'
import { SpacerBlock } from './spacer/view.tsx'
import { stepsFields, stepsSchema } from './steps/query.ts'
import { StepsBlock } from './steps/view.tsx'
import { teamFields, teamSchema } from './team/query.ts'
import { TeamBlock } from './team/view.tsx'
import { testimonialsFields, testimonialsSchema } from './testimonials/query.ts'
import { TestimonialsBlock } from './testimonials/view.tsx'
import { timelineFields, timelineSchema } from './timeline/query.ts'
import { TimelineBlock } from './timeline/view.tsx'
import { videoFields, videoSchema } from './video/query.ts'
import { VideoBlock } from './video/view.tsx'
import { wishlistBlockSchema, wishlistFields } from './wishlist/query.ts'
import { WishlistBlock } from './wishlist/view.tsx'

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
