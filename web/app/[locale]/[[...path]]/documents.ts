import type { SluggedType } from '#schemas/shared/routes.ts'
import { authorPages, categoryPages, postPages, tagPages } from '#web/features/blog/pages.tsx'
import { jobPages } from '#web/features/careers/pages.tsx'
import { helpArticlePages, helpTopicPages } from '#web/features/help/pages.tsx'
import { caseStudyPages } from '#web/features/portfolio/pages.tsx'
import { featurePages, integrationPages } from '#web/features/saas/pages.tsx'
import { servicePages } from '#web/features/service/pages.tsx'
import { productCategoryPages, productPages } from '#web/features/shop/catalog/pages.tsx'
import { customerStoryPages } from '#web/features/stories/pages.tsx'
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
