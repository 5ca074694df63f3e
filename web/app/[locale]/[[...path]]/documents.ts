import type { SluggedType } from '#schemas/shared/routes.ts'
import { authorPages, categoryPages, postPages, tagPages } from '#web/features/blog/pages.tsx'
import { jobPages } from '#web/features/careers/job-page.tsx'
import { helpArticlePages } from '#web/features/help/article-page.tsx'
import { helpTopicPages } from '#web/features/help/topic-page.tsx'
import { caseStudyPages } from '#web/features/portfolio/case-study-page.tsx'
import { featurePages } from '#web/features/saas/feature-page.tsx'
import { integrationPages } from '#web/features/saas/integration-page.tsx'
import { servicePages } from '#web/features/service/service-page.tsx'
import { productCategoryPages, productPages } from '#web/features/shop/catalog/pages.tsx'
import { customerStoryPages } from '#web/features/stories/story-page.tsx'
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
