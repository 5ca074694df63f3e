import { cloneElement, isValidElement, type ReactNode } from 'react'
import { OrderedBlocksWhenNeeded } from '#web/content/preview/when-needed.tsx'
import { AboutBlock } from './about/view.tsx'
import { ContactBannerBlock } from './contact-banner/view.tsx'
import { ContactCardsBlock } from './contact-cards/view.tsx'
import { ComparisonTableBlock } from './comparison-table/view.tsx'
import { ContactFormBlock } from './contact-form/view.tsx'
import { HelpTopicsBlock } from './help-topics/view.tsx'
import { JobListBlock } from './job-list/view.tsx'
import { FaqBlock } from './faq/view.tsx'
import { FeatureListBlock } from './feature-list/view.tsx'
import { IntegrationsGridBlock } from './integrations-grid/view.tsx'
import { PageHeadingBlock } from './page-heading/view.tsx'
import { FeatureGridBlock } from './feature-grid/view.tsx'
import { FeatureSplitBlock } from './feature-split/view.tsx'
import { RichTextBlock } from './rich-text/view.tsx'
import { CodeBlock } from './code/view.tsx'
import { QuoteBlock } from './quote/view.tsx'
import { StepsBlock } from './steps/view.tsx'
import { TimelineBlock } from './timeline/view.tsx'
import { CallToActionBlock } from './call-to-action/view.tsx'
import { GalleryBlock } from './gallery/view.tsx'
import { VideoBlock } from './video/view.tsx'
import { CountdownBlock } from './countdown/view.tsx'
import { OfficesBlock } from './offices/view.tsx'
import { PostListBlock } from './post-list/view.tsx'
import { HeroBlock } from './hero/view.tsx'
import { PricingTableBlock } from './pricing-table/view.tsx'
import { CatalogBlock } from './catalog/view.tsx'
import { ProductGridBlock } from './product-grid/view.tsx'
import { CartBlock } from './cart/view.tsx'
import { WishlistBlock } from './wishlist/view.tsx'
import { NewsletterBlock } from './newsletter/view.tsx'
import { LogoCloudBlock } from './logo-cloud/view.tsx'
import { TestimonialsBlock } from './testimonials/view.tsx'
import { CustomerStoriesBlock } from './customer-stories/view.tsx'
import { TeamBlock } from './team/view.tsx'
import { PortfolioBlock } from './portfolio/view.tsx'
import { ServicesGridBlock } from './services-grid/view.tsx'
import { SpacerBlock } from './spacer/view.tsx'
import type { BlockContent, BlockPage, BlockViewProperties } from './types.ts'

type ViewOf<Type extends BlockContent['type']> = (
  properties: BlockViewProperties<Extract<BlockContent, { type: Type }>>,
) => ReactNode | Promise<ReactNode>

/** The view of each block, by its type in the content. */
const VIEWS: { [Type in BlockContent['type']]: ViewOf<Type> } = {
  heroBlock: HeroBlock,
  aboutBlock: AboutBlock,
  servicesGridBlock: ServicesGridBlock,
  productGridBlock: ProductGridBlock,
  catalogBlock: CatalogBlock,
  cartBlock: CartBlock,
  wishlistBlock: WishlistBlock,
  logoCloudBlock: LogoCloudBlock,
  testimonialsBlock: TestimonialsBlock,
  customerStoriesBlock: CustomerStoriesBlock,
  teamBlock: TeamBlock,
  portfolioBlock: PortfolioBlock,
  spacerBlock: SpacerBlock,
  contactBannerBlock: ContactBannerBlock,
  pageHeadingBlock: PageHeadingBlock,
  contactFormBlock: ContactFormBlock,
  contactCardsBlock: ContactCardsBlock,
  postListBlock: PostListBlock,
  jobListBlock: JobListBlock,
  helpTopicsBlock: HelpTopicsBlock,
  featureListBlock: FeatureListBlock,
  integrationsGridBlock: IntegrationsGridBlock,
  pricingTableBlock: PricingTableBlock,
  comparisonTableBlock: ComparisonTableBlock,
  faqBlock: FaqBlock,
  featureGridBlock: FeatureGridBlock,
  featureSplitBlock: FeatureSplitBlock,
  stepsBlock: StepsBlock,
  richTextBlock: RichTextBlock,
  codeBlock: CodeBlock,
  quoteBlock: QuoteBlock,
  timelineBlock: TimelineBlock,
  callToActionBlock: CallToActionBlock,
  galleryBlock: GalleryBlock,
  videoBlock: VideoBlock,
  countdownBlock: CountdownBlock,
  officesBlock: OfficesBlock,
  newsletterBlock: NewsletterBlock,
}

/**
 * Draws a page's blocks one after the other.
 *
 * @param documentId the page they are items of; in drafts they follow its order while it is being changed
 */
export function Blocks({
  blocks,
  page,
  documentId,
}: {
  blocks: BlockContent[]
  page: Omit<BlockPage, 'isFirst' | 'isNear'>
  documentId?: string
}) {
  const drawn = blocks.map((block, index) => {
    const View = VIEWS[block.type] as AnyView
    const isNear = blocks.slice(0, index).every(({ type }) => type === 'pageHeadingBlock')
    const properties = { block, page: { ...page, isFirst: index === 0, isNear } }
    if (block.editAttribute) return <EditableBlock key={block.key} View={View} {...properties} />
    return <View key={block.key} {...properties} />
  })
  const isEdited = documentId !== undefined && blocks.some(({ editAttribute }) => editAttribute)
  if (!isEdited) return drawn
  return (
    <OrderedBlocksWhenNeeded
      documentId={documentId}
      blocks={blocks.map(({ key }, index) => ({ key, view: drawn[index] }))}
    />
  )
}

type AnyView = (properties: BlockViewProperties<BlockContent>) => ReactNode | Promise<ReactNode>

/** A block in a draft: its own element carries the attribute, for an element around it would change how the page looks. */
async function EditableBlock({ View, ...properties }: BlockViewProperties<BlockContent> & { View: AnyView }) {
  const drawn = await View(properties)
  const isElement = isValidElement(drawn) && typeof drawn.type === 'string'
  return isElement ? cloneElement(drawn, { 'data-sanity': properties.block.editAttribute } as object) : drawn
}
