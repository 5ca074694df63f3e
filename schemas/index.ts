import type { SchemaTypeDefinition } from 'sanity'
import { aboutBlock } from './blocks/about.ts'
import { callToActionBlock } from './blocks/call-to-action.ts'
import { cartBlock } from './blocks/cart.ts'
import { catalogBlock } from './blocks/catalog.ts'
import { categoryListBlock } from './blocks/category-list.ts'
import { codeBlock } from './blocks/code.ts'
import { comparisonTableBlock } from './blocks/comparison-table.ts'
import { contactBannerBlock } from './blocks/contact-banner.ts'
import { contactCardsBlock } from './blocks/contact-cards.ts'
import { contactFormBlock } from './blocks/contact-form.ts'
import { countdownBlock } from './blocks/countdown.ts'
import { customerStoriesBlock } from './blocks/customer-stories.ts'
import { faqBlock } from './blocks/faq.ts'
import { featureGridBlock } from './blocks/feature-grid.ts'
import { featureListBlock } from './blocks/feature-list.ts'
import { featureSplitBlock } from './blocks/feature-split.ts'
import { galleryBlock } from './blocks/gallery.ts'
import { helpTopicsBlock } from './blocks/help-topics.ts'
import { heroBlock } from './blocks/hero.ts'
import { integrationsGridBlock } from './blocks/integrations-grid.ts'
import { jobListBlock } from './blocks/job-list.ts'
import { logoCloudBlock } from './blocks/logo-cloud.ts'
import { newsletterBlock } from './blocks/newsletter.ts'
import { officesBlock } from './blocks/offices.ts'
import { pageHeadingBlock } from './blocks/page-heading.ts'
import { portfolioBlock } from './blocks/portfolio.ts'
import { postListBlock } from './blocks/post-list.ts'
import { pricingTableBlock } from './blocks/pricing-table.ts'
import { productGridBlock } from './blocks/product-grid.ts'
import { quoteBlock } from './blocks/quote.ts'
import { richTextBlock } from './blocks/rich-text.ts'
import { servicesGridBlock } from './blocks/services-grid.ts'
import { spacerBlock } from './blocks/spacer.ts'
import { stepsBlock } from './blocks/steps.ts'
import { teamBlock } from './blocks/team.ts'
import { testimonialsBlock } from './blocks/testimonials.ts'
import { timelineBlock } from './blocks/timeline.ts'
import { videoBlock } from './blocks/video.ts'
import { wishlistBlock } from './blocks/wishlist.ts'
import { author } from './documents/author.ts'
import { caseStudy } from './documents/case-study.ts'
import { category } from './documents/category.ts'
import { contactInfo } from './documents/contact-info.ts'
import { customer } from './documents/customer.ts'
import { customerStory } from './documents/customer-story.ts'
import { deliveryMethod } from './documents/delivery-method.ts'
import { discount } from './documents/discount.ts'
import { exchangeRates } from './documents/exchange-rates.ts'
import { faq } from './documents/faq.ts'
import { feature } from './documents/feature.ts'
import { giftCard } from './documents/gift-card.ts'
import { helpArticle } from './documents/help-article.ts'
import { helpTopic } from './documents/help-topic.ts'
import { inquiry } from './documents/inquiry.ts'
import { integration } from './documents/integration.ts'
import { inventory } from './documents/inventory.ts'
import { job } from './documents/job.ts'
import { menu } from './documents/menu.ts'
import { order } from './documents/order.ts'
import { page } from './documents/page.ts'
import { post } from './documents/post.ts'
import { postCategory } from './documents/post-category.ts'
import { pricingPlan } from './documents/pricing-plan.ts'
import { product } from './documents/product.ts'
import { productReviews } from './documents/product-reviews.ts'
import { project } from './documents/project.ts'
import { redirect } from './documents/redirect.ts'
import { review } from './documents/review.ts'
import { service } from './documents/service.ts'
import { shopSettings } from './documents/shop-settings.ts'
import { siteSettings } from './documents/site-settings.ts'
import { stockRequest } from './documents/stock-request.ts'
import { tag } from './documents/tag.ts'
import { teamMember } from './documents/team-member.ts'
import { testimonial } from './documents/testimonial.ts'
import { translation } from './documents/translation.ts'
import { button } from './objects/button.ts'
import { captionTrack } from './objects/caption-track.ts'
import { checklistItem } from './objects/checklist-item.ts'
import { clientLogo } from './objects/client-logo.ts'
import { comparisonGroup, comparisonRow, comparisonValue } from './objects/comparison.ts'
import { countryTax } from './objects/country-tax.ts'
import { decision } from './objects/decision.ts'
import { exchangeRate } from './objects/exchange-rate.ts'
import { featureItem } from './objects/feature-item.ts'
import { figure } from './objects/figure.ts'
import { galleryPicture } from './objects/gallery-picture.ts'
import { giftCardCode } from './objects/gift-card-code.ts'
import { link } from './objects/link.ts'
import { localizedSlugs } from './objects/localized-slugs.ts'
import { menuItem, menuLeafItem, menuSubItem } from './objects/menu-item.ts'
import { milestone } from './objects/milestone.ts'
import { minorUnits } from './objects/minor-units.ts'
import { office } from './objects/office.ts'
import { privateFile } from './objects/private-file.ts'
import { optionValue, productOption } from './objects/product-option.ts'
import { productPrice } from './objects/product-price.ts'
import { productVariant } from './objects/product-variant.ts'
import { rating } from './objects/rating.ts'
import { richText } from './objects/rich-text.ts'
import { richTextCallout } from './objects/rich-text-callout.ts'
import { richTextCode } from './objects/rich-text-code.ts'
import { richTextFigure } from './objects/rich-text-figure.ts'
import { richTextTable, richTextTableRow, richTextTableRows } from './objects/rich-text-table.ts'
import { salary } from './objects/salary.ts'
import { sale } from './objects/sale.ts'
import { sampleItem } from './objects/sample-item.ts'
import { seo } from './objects/seo.ts'
import { shownDocument } from './objects/shown-document.ts'
import { socialLink } from './objects/social-link.ts'
import { statistic } from './objects/statistic.ts'
import { step } from './objects/step.ts'
import { timelineEntry } from './objects/timeline-entry.ts'
import { translationEntry } from './objects/translation-entry.ts'
import { typedWord } from './objects/typed-word.ts'
import { validateWhenShown } from './validation/when-shown.ts'

const types: SchemaTypeDefinition[] = [
  page,
  service,
  post,
  postCategory,
  tag,
  author,
  caseStudy,
  customerStory,
  testimonial,
  teamMember,
  product,
  category,
  inventory,
  order,
  shopSettings,
  exchangeRates,
  discount,
  giftCard,
  giftCardCode,
  deliveryMethod,
  job,
  helpTopic,
  helpArticle,
  feature,
  integration,
  pricingPlan,
  faq,
  menu,
  contactInfo,
  translation,
  siteSettings,
  redirect,
  inquiry,
  customer,
  review,
  productReviews,
  stockRequest,
  project,
  heroBlock,
  aboutBlock,
  servicesGridBlock,
  productGridBlock,
  catalogBlock,
  cartBlock,
  wishlistBlock,
  contactBannerBlock,
  pageHeadingBlock,
  contactFormBlock,
  contactCardsBlock,
  postListBlock,
  jobListBlock,
  helpTopicsBlock,
  featureListBlock,
  integrationsGridBlock,
  pricingTableBlock,
  comparisonTableBlock,
  faqBlock,
  featureGridBlock,
  featureSplitBlock,
  richTextBlock,
  codeBlock,
  quoteBlock,
  stepsBlock,
  timelineBlock,
  callToActionBlock,
  galleryBlock,
  videoBlock,
  countdownBlock,
  officesBlock,
  newsletterBlock,
  logoCloudBlock,
  testimonialsBlock,
  customerStoriesBlock,
  teamBlock,
  portfolioBlock,
  categoryListBlock,
  spacerBlock,
  featureItem,
  step,
  timelineEntry,
  office,
  galleryPicture,
  captionTrack,
  button,
  checklistItem,
  clientLogo,
  comparisonGroup,
  comparisonRow,
  comparisonValue,
  figure,
  link,
  localizedSlugs,
  decision,
  milestone,
  menuItem,
  menuSubItem,
  menuLeafItem,
  minorUnits,
  optionValue,
  productOption,
  productPrice,
  productVariant,
  sale,
  privateFile,
  rating,
  sampleItem,
  exchangeRate,
  countryTax,
  richText,
  salary,
  richTextFigure,
  richTextCallout,
  richTextCode,
  richTextTable,
  richTextTableRows,
  richTextTableRow,
  seo,
  shownDocument,
  socialLink,
  statistic,
  translationEntry,
  typedWord,
]

/** Every type of the content model. Rules apply to what editors can see. */
export const schemaTypes = types.map(validateWhenShown)
