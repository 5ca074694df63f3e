/** The blocks of which pages are built, in the order in which Studio offers them. */
export const BLOCK_TYPES = [
  'heroBlock',
  'aboutBlock',
  'servicesGridBlock',
  'contactBannerBlock',
  'pageHeadingBlock',
  'contactFormBlock',
  'contactCardsBlock',
  'jobListBlock',
  'helpTopicsBlock',
  'featureListBlock',
  'integrationsGridBlock',
  'pricingTableBlock',
  'comparisonTableBlock',
  'faqBlock',
  'featureGridBlock',
  'featureSplitBlock',
  'stepsBlock',
  'timelineBlock',
  'callToActionBlock',
  'galleryBlock',
  'videoBlock',
  'countdownBlock',
  'officesBlock',
  'productGridBlock',
  'newsletterBlock',
  'postListBlock',
  'spacerBlock',
] as const

/** The `_type` of a block. */
export type BlockType = (typeof BLOCK_TYPES)[number]
