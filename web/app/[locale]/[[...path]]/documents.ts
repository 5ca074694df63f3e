import type { SluggedType } from '#schemas/shared/routes.ts'
import { authorPages, categoryPages, postPages, tagPages } from '#web/features/blog/pages.tsx'
import { jobPages } from '#web/features/careers/pages.ts'
import { helpArticlePages, helpTopicPages } from '#web/features/help/pages.ts'
import { caseStudyPages } from '#web/features/portfolio/pages.ts'
import { featurePages, integrationPages } from '#web/features/saas/pages.ts'
import { servicePages } from '#web/features/service/pages.ts'
import { productCategoryPages, productPages } from '#web/features/shop/catalog/pages.tsx'
import { customerStoryPages } from '#web/features/stories/pages.ts'
import type { RoutedDocument } from '#web/sanity/queries/document.ts'
import type { DocumentPages } from '#web/sanity/queries/document-pages.ts'

/** The pages of each document type. */
export const DOCUMENT_PAGES: Record<SluggedType, DocumentPages<RoutedDocument>> = {
  service: servicePages,
  post: postPages,
  postCategory: categoryPages,
  tag: tagPages,
  author: authorPages,
  caseStudy: caseStudyPages,
  customerStory: customerStoryPages,
  product: productPages,
  category: productCategoryPages,
  job: jobPages,
  helpTopic: helpTopicPages,
  helpArticle: helpArticlePages,
  feature: featurePages,
  integration: integrationPages,
}
