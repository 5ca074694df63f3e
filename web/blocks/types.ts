import type { LocaleId } from '#schemas/shared/locales.ts'
import type { AboutContent } from './about/types.ts'
import type { ContactBannerContent } from './contact-banner/types.ts'
import type { ContactCardsContent } from './contact-cards/types.ts'
import type { ComparisonTableContent } from './comparison-table/types.ts'
import type { ContactFormContent } from './contact-form/types.ts'
import type { HelpTopicsContent } from './help-topics/types.ts'
import type { JobListContent } from './job-list/types.ts'
import type { FaqContent } from './faq/types.ts'
import type { FeatureListContent } from './feature-list/types.ts'
import type { IntegrationsGridContent } from './integrations-grid/types.ts'
import type { PageHeadingContent } from './page-heading/types.ts'
import type { FeatureGridContent } from './feature-grid/types.ts'
import type { FeatureSplitContent } from './feature-split/types.ts'
import type { RichTextContent } from './rich-text/types.ts'
import type { CodeContent } from './code/types.ts'
import type { QuoteContent } from './quote/types.ts'
import type { StepsContent } from './steps/types.ts'
import type { TimelineContent } from './timeline/types.ts'
import type { CallToActionContent } from './call-to-action/types.ts'
import type { GalleryContent } from './gallery/types.ts'
import type { VideoContent } from './video/types.ts'
import type { CountdownContent } from './countdown/types.ts'
import type { OfficesContent } from './offices/types.ts'
import type { PostListContent } from './post-list/types.ts'
import type { HeroContent } from './hero/types.ts'
import type { PricingTableContent } from './pricing-table/types.ts'
import type { CatalogContent } from './catalog/types.ts'
import type { ProductGridContent } from './product-grid/types.ts'
import type { CartContent } from './cart/types.ts'
import type { WishlistContent } from './wishlist/types.ts'
import type { NewsletterContent } from './newsletter/types.ts'
import type { ServicesGridContent } from './services-grid/types.ts'
import type { LogoCloudContent } from './logo-cloud/types.ts'
import type { TestimonialsContent } from './testimonials/types.ts'
import type { CustomerStoriesContent } from './customer-stories/types.ts'
import type { TeamContent } from './team/types.ts'
import type { PortfolioContent } from './portfolio/types.ts'
import type { SpacerContent } from './spacer/types.ts'

/** Everything a page can be made of. */
export type BlockContent =
  | HeroContent
  | AboutContent
  | ServicesGridContent
  | ProductGridContent
  | CatalogContent
  | CartContent
  | WishlistContent
  | LogoCloudContent
  | TestimonialsContent
  | CustomerStoriesContent
  | TeamContent
  | PortfolioContent
  | SpacerContent
  | ContactBannerContent
  | PageHeadingContent
  | ContactFormContent
  | ContactCardsContent
  | PostListContent
  | JobListContent
  | HelpTopicsContent
  | FeatureListContent
  | IntegrationsGridContent
  | PricingTableContent
  | ComparisonTableContent
  | FaqContent
  | FeatureGridContent
  | FeatureSplitContent
  | StepsContent
  | RichTextContent
  | CodeContent
  | QuoteContent
  | TimelineContent
  | CallToActionContent
  | GalleryContent
  | VideoContent
  | CountdownContent
  | OfficesContent
  | NewsletterContent

/** What a block may know of the page it stands on. */
export interface BlockPage {
  title: string
  /** Path without language, such as `/contact`. */
  path: string
  locale: LocaleId
  /** Which page of its list is shown, from 1; lists that go on at `/page/2` show that part. */
  pageNumber: number
  /** The query of the address, without a question mark, where the page was made for it; pages built ahead have none. */
  query?: string
  /** Whether the block is the first of its page: it then carries the `h1` and its picture loads first. */
  isFirst: boolean
  /** Whether nothing but a heading stands before the block: what it shows first is on the first screen, and loads at once. */
  isNear: boolean
}

/** The properties of a block's view: `export function HeroBlock({ block, page }: BlockViewProperties<HeroContent>)`. */
export interface BlockViewProperties<Content extends BlockContent> {
  block: Content
  page: BlockPage
}
