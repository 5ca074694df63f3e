import type { DocumentLocation, DocumentLocationsState } from 'sanity/presentation'
import { englishText } from '../../schemas/preview/localized.ts'
import { LOCALES } from '../../schemas/shared/locales.ts'
import { canonicalPath, localizedPath, type SluggedType } from '../../schemas/shared/routes.ts'
import type { Localized } from '../../schemas/validation/localized.ts'

/** A page on which a document appears. */
export interface LocatedPage {
  title?: Localized
  path?: string
}

const PAGE = '{title, "path": path.current} | order(path asc)'

/** Every page: what stands in the top bar or the footer stands on all of them. */
const EVERYWHERE = `*[_type == "page" && defined(path.current)]${PAGE}[0...20]`

/** Pages with a block that shows all documents of a kind when its field is empty, else the chosen ones. GROQ. */
const inBlocks = (blocks: readonly string[], field: string) => `*[_type == "page" && defined(path.current) &&
  count(blocks[_type in ${JSON.stringify(blocks)} && hidden != true &&
    (count(${field}) == 0 || !defined(${field}) || $id in ${field}[]._ref)]) > 0]${PAGE}`

/** The document's own page, then those that show it alone, then those whose blocks show it. GROQ. */
const ownAndInBlocks = (type: SluggedType, block: string, field: string) => `[
  ...*[_id == $id && defined(slug.current)]{title, "path": "${canonicalPath(type, '')}" + slug.current},
  ...*[_type == "page" && defined(path.current) && shows.document._ref == $id]${PAGE},
  ...${inBlocks([block], field)}
]`

/** The pages of documents that refer to this one in a field. GROQ. */
const referring = (type: SluggedType, field: string) =>
  `*[_type == "${type}" && defined(slug.current) && ${field}._ref == $id]{title, "path": "${canonicalPath(type, '')}" + slug.current}`

/** The page of a document itself. */
const ownPath = (type: SluggedType, title = 'title') =>
  `*[_id == $id && defined(slug.current)]{"title": ${title}, "path": "${canonicalPath(type, '')}" + slug.current}`

/** For each type, the pages on which the document `$id` appears. GROQ. */
export const USED_ON: Record<string, string | undefined> = {
  page: `*[_id == $id]${PAGE}`,
  job: ownAndInBlocks('job', 'jobListBlock', 'jobs'),
  helpTopic: ownAndInBlocks('helpTopic', 'helpTopicsBlock', 'topics'),
  helpArticle: `[
    ...*[_id == $id && defined(slug.current) && defined(topic->slug.current)]{
      title, "path": "${canonicalPath('helpTopic', '')}" + topic->slug.current + "/" + slug.current
    },
    ...*[_type == "helpTopic" && defined(slug.current) && _id == *[_id == $id][0].topic._ref]{
      title, "path": "${canonicalPath('helpTopic', '')}" + slug.current
    }
  ]`,
  service: ownAndInBlocks('service', 'servicesGridBlock', 'services'),
  caseStudy: ownAndInBlocks('caseStudy', 'portfolioBlock', 'caseStudies'),
  customerStory: ownAndInBlocks('customerStory', 'customerStoriesBlock', 'stories'),
  testimonial: `[
    ...${referring('caseStudy', 'testimonial')},
    ...${referring('customerStory', 'quote')},
    ...${inBlocks(['testimonialsBlock'], 'testimonials')}
  ]`,
  teamMember: inBlocks(['teamBlock'], 'members'),
  feature: ownAndInBlocks('feature', 'featureListBlock', 'features'),
  integration: ownAndInBlocks('integration', 'integrationsGridBlock', 'integrations'),
  product: ownAndInBlocks('product', 'productGridBlock', 'products'),
  pricingPlan: inBlocks(['pricingTableBlock', 'comparisonTableBlock'], 'plans'),
  faq: `*[_type == "page" && defined(path.current) && count(blocks[_type == "faqBlock" && hidden != true && (
    $id in faqs[]._ref || (!defined(faqs[0]) &&
      (!defined(category) || category == *[_id == $id][0].category)))]) > 0]${PAGE}`,
  post: `[
    ...${ownPath('post')},
    ...*[_type == "page" && defined(path.current) && count(blocks[_type == "postListBlock" && hidden != true &&
      ($id in posts[]._ref || (coalesce(count(posts), 0) == 0 &&
        (!defined(category) || category._ref == *[_id == $id][0].category._ref)))]) > 0]${PAGE}
  ]`,
  postCategory: ownPath('postCategory'),
  tag: ownPath('tag'),
  author: ownPath('author', 'name'),
  contactInfo: `*[_type == "page" && defined(path.current) && count(blocks[_type == "contactCardsBlock" && hidden != true]) > 0]${PAGE}`,
  menu: EVERYWHERE,
  siteSettings: EVERYWHERE,
  translation: EVERYWHERE,
  redirect: '*[_id == $id && string::startsWith(destination, "/")]{"path": destination}',
}

/** What stands above the list when it is not a list of single places. */
const MESSAGES: Record<string, string | undefined> = {
  page: 'Open it in a language',
  menu: 'Shown on every page',
  siteSettings: 'Shown on every page',
  translation: 'May appear on every page',
  redirect: 'Leads visitors here',
}

/** One link for each page and language: “Contact us · العربية”. */
function locate({ title, path }: LocatedPage): DocumentLocation[] {
  if (!path) return []
  return LOCALES.map(({ id, name }) => ({
    title: `${englishText(title) ?? path} · ${name}`,
    href: localizedPath(id, canonicalPath('page', path)),
  }))
}

/** Puts the pages found into what Presentation shows above a document; a redirect to elsewhere has nothing to show. */
export function describeLocations(
  type: string,
  pages: readonly LocatedPage[],
): DocumentLocationsState | null {
  const locations = pages.flatMap(locate)
  if (locations.length === 0 && type === 'redirect') return null
  if (locations.length === 0) return { message: 'Not shown on any page yet', tone: 'caution' }
  const message = MESSAGES[type]
  return message ? { locations, message, tone: 'positive' } : { locations }
}
