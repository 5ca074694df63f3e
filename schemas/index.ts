import type { SchemaTypeDefinition } from 'sanity'
import { aboutBlock } from './blocks/about.ts'
import { contactBannerBlock } from './blocks/contact-banner.ts'
import { contactCardsBlock } from './blocks/contact-cards.ts'
import { contactFormBlock } from './blocks/contact-form.ts'
import { pageHeadingBlock } from './blocks/page-heading.ts'
import { helpTopicsBlock } from './blocks/help-topics.ts'
import { heroBlock } from './blocks/hero.ts'
import { jobListBlock } from './blocks/job-list.ts'
import { servicesGridBlock } from './blocks/services-grid.ts'
import { spacerBlock } from './blocks/spacer.ts'
import { contactInfo } from './documents/contact-info.ts'
import { helpArticle } from './documents/help-article.ts'
import { helpTopic } from './documents/help-topic.ts'
import { job } from './documents/job.ts'
import { menu } from './documents/menu.ts'
import { page } from './documents/page.ts'
import { redirect } from './documents/redirect.ts'
import { service } from './documents/service.ts'
import { siteSettings } from './documents/site-settings.ts'
import { translation } from './documents/translation.ts'
import { button } from './objects/button.ts'
import { checklistItem } from './objects/checklist-item.ts'
import { figure } from './objects/figure.ts'
import { link } from './objects/link.ts'
import { localizedSlugs } from './objects/localized-slugs.ts'
import { menuItem, menuLeafItem, menuSubItem } from './objects/menu-item.ts'
import { richText } from './objects/rich-text.ts'
import { salary } from './objects/salary.ts'
import { seo } from './objects/seo.ts'
import { shownDocument } from './objects/shown-document.ts'
import { socialLink } from './objects/social-link.ts'
import { statistic } from './objects/statistic.ts'
import { translationEntry } from './objects/translation-entry.ts'
import { typedWord } from './objects/typed-word.ts'

/** Every type of the content model. */
export const schemaTypes: SchemaTypeDefinition[] = [
  page,
  service,
  job,
  helpTopic,
  helpArticle,
  menu,
  contactInfo,
  translation,
  siteSettings,
  redirect,
  heroBlock,
  aboutBlock,
  servicesGridBlock,
  contactBannerBlock,
  pageHeadingBlock,
  contactFormBlock,
  contactCardsBlock,
  jobListBlock,
  helpTopicsBlock,
  spacerBlock,
  button,
  checklistItem,
  figure,
  link,
  localizedSlugs,
  menuItem,
  menuSubItem,
  menuLeafItem,
  richText,
  salary,
  seo,
  shownDocument,
  socialLink,
  statistic,
  translationEntry,
  typedWord,
]
