import type { DocumentLocation, DocumentLocationsState } from 'sanity/presentation'
import { englishText } from '#schemas/preview/localized.ts'
import { LOCALES } from '#schemas/shared/locales.ts'
import { canonicalPath, localizedPath, type SluggedType } from '#schemas/shared/routes.ts'
import type { Localized } from '#schemas/validation/localized.ts'

/** A page on which a document appears. */
export interface LocatedPage {
  title?: Localized
  path?: string
}

const PAGE = '{title, "path": path.current} | order(path asc)'

/** Pages that show the top bar and footer, the first 20. GROQ, as all below. */
const EVERYWHERE = `*[_type == "page" && defined(path.current)]${PAGE}[0...20]`

/** Pages with a visible block that meets a condition. */
const showing = (condition: string) =>
  `*[_type == "page" && defined(path.current) && count(blocks[hidden != true && (${condition})]) > 0]${PAGE}`

/** Pages with a block that shows the selected documents, or all if none is selected. */
const inBlocks = (blocks: readonly string[], field: string) =>
  showing(
    `_type in ${JSON.stringify(blocks)} && (count(${field}) == 0 || !defined(${field}) || $id in ${field}[]._ref)`,
  )

/** A product grid that shows the product `$id`: selected, by category, or among all. */
const GRID_OF_PRODUCT = `_type == "productGridBlock" && ($id in products[]._ref || (coalesce(count(products), 0) == 0 &&
  (!defined(category) || category._ref == *[_id == $id][0].category._ref)))`

/** Pages that show the document as a whole. */
const SHOWN_ALONE = `*[_type == "page" && defined(path.current) && shows.document._ref == $id]${PAGE}`

/** The document's own page, and pages that show it as a whole. */
const ownPages = (type: SluggedType, title = 'title') => `
  ...*[_id == $id && defined(slug.current)]{"title": ${title}, "path": "${canonicalPath(type, '')}" + slug.current},
  ...${SHOWN_ALONE}`

/** The document's own pages, and pages with it in a block. */
const ownAndInBlocks = (type: SluggedType, block: string, field: string) => `[
  ${ownPages(type)},
  ...${inBlocks([block], field)}
]`

/** The pages of documents that refer to this one in a field. */
const referring = (type: SluggedType, field: string) =>
  `*[_type == "${type}" && defined(slug.current) && ${field}._ref == $id]{title, "path": "${canonicalPath(type, '')}" + slug.current}`

/** The pages of the first products that meet a condition. */
const pagesOfProducts = (condition: string) => `
  ...*[_type == "product" && defined(slug.current) && ${condition}] | order(order asc) [0...5] {
    title, "path": "${canonicalPath('product', '')}" + slug.current
  }`

/** The page of the product that the document is about. */
const PAGE_OF_PRODUCT = `*[_type == "product" && _id == *[_id == $id][0].product._ref && defined(slug.current)]{
  title, "path": "${canonicalPath('product', '')}" + slug.current
}`

/** Queries for the pages on which the document `$id` appears, by type. Private types have none. */
export const USED_ON: Record<string, string | undefined> = {
  page: `*[_id == $id]${PAGE}`,
  job: ownAndInBlocks('job', 'jobListBlock', 'jobs'),
  helpTopic: ownAndInBlocks('helpTopic', 'helpTopicsBlock', 'topics'),
  helpArticle: `[
    ...*[_id == $id && defined(slug.current) && defined(topic->slug.current)]{
      title, "path": "${canonicalPath('helpTopic', '')}" + topic->slug.current + "/" + slug.current
    },
    ...${SHOWN_ALONE},
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
  product: `[
    ${ownPages('product')},
    ...${showing(`_type == "catalogBlock" || ${GRID_OF_PRODUCT}`)}
  ]`,
  category: `[
    ${ownPages('category')},
    ...${showing('_type == "catalogBlock" || _type == "productGridBlock" && category._ref == $id')},
    ...${inBlocks(['categoryListBlock'], 'categories')}
  ]`,
  productColor: `[
    ${pagesOfProducts('$id in colors[]._ref')},
    ...${showing('_type == "catalogBlock"')}
  ]`,
  productSize: `[
    ${pagesOfProducts('$id in sizes[]._ref')},
    ...${showing('_type == "catalogBlock"')}
  ]`,
  productTag: `[${pagesOfProducts('tag._ref == $id')}]`,
  inventory: PAGE_OF_PRODUCT,
  productReviews: PAGE_OF_PRODUCT,
  shopSettings: showing('_type in ["cartBlock", "catalogBlock", "productGridBlock"]'),
  exchangeRates: showing('_type == "cartBlock"'),
  deliveryMethod: showing('_type == "cartBlock"'),
  pricingPlan: inBlocks(['pricingTableBlock', 'comparisonTableBlock'], 'plans'),
  faq: showing(`_type == "faqBlock" && ($id in faqs[]._ref || (!defined(faqs[0]) &&
    (!defined(category) || category._ref == *[_id == $id][0].category._ref)))`),
  faqCategory: showing(
    '_type == "faqBlock" && !defined(faqs[0]) && (!defined(category) || category._ref == $id)',
  ),
  integrationCategory: `[
    ...${referring('integration', 'category')},
    ...${showing('_type == "integrationsGridBlock" && grouped != false')}
  ]`,
  department: `[
    ...${referring('job', 'department')},
    ...${showing('_type == "jobListBlock" || _type == "teamBlock" && grouped != false')}
  ]`,
  post: `[
    ${ownPages('post')},
    ...${showing(`_type == "postListBlock" && ($id in posts[]._ref || (coalesce(count(posts), 0) == 0 &&
      (!defined(category) || category._ref == *[_id == $id][0].category._ref)))`)}
  ]`,
  postCategory: `[
    ${ownPages('postCategory')},
    ...${showing('_type == "postListBlock" && category._ref == $id')}
  ]`,
  tag: `[${ownPages('tag')}]`,
  author: `[
    ${ownPages('author', 'name')},
    ...*[_type == "post" && author._ref == $id && defined(slug.current)] | order(publishedAt desc) [0...5] {
      title, "path": "${canonicalPath('post', '')}" + slug.current
    }
  ]`,
  contactInfo: showing('_type == "contactCardsBlock"'),
  menu: EVERYWHERE,
  siteSettings: EVERYWHERE,
  translation: EVERYWHERE,
  redirect: '*[_id == $id && string::startsWith(destination, "/")]{"path": destination}',
}

/** Returns a query of `USED_ON` that finds null until the document is saved. */
export const whenSaved = (query: string): string => `select(defined(*[_id == $id][0]) => ${query})`

/** Messages above the list of locations. */
const MESSAGES: Record<string, string | undefined> = {
  page: 'Open this page in',
  menu: 'Shown on every page',
  siteSettings: 'Shown on every page',
  shopSettings: 'Used on product and cart pages',
  exchangeRates: 'Used in the cart and at checkout',
  deliveryMethod: 'Used in the cart, at checkout and on product pages',
  translation: 'May appear on any page',
  redirect: 'Sends visitors here',
}

/** Messages of documents that are on no page, where the reason is known. */
const EMPTY_MESSAGES: Record<string, string | undefined> = {
  page: 'Not on the site yet: this page needs an address',
  menu: 'Shown on every page, once there are pages',
  siteSettings: 'Shown on every page, once there are pages',
  translation: 'May appear on any page, once there are pages',
}

/** Returns a link for each language of a page: “Contact us · العربية”, with a note while visitors do not see it there. */
function locationsOf({ title, path }: LocatedPage, published: readonly LocatedPage[]): DocumentLocation[] {
  if (!path) return []
  const note = isAmong(published, path) ? '' : ' (once published)'
  // The destination of a redirect may have a query and an anchor.
  const [address = ''] = path.split(/[?#]/)
  return LOCALES.map(({ id, name }) => ({
    title: `${englishText(title) ?? path} · ${name}${note}`,
    href: localizedPath(id, canonicalPath('page', address)) + path.slice(address.length),
  }))
}

const isAmong = (pages: readonly LocatedPage[], path: string | undefined): boolean =>
  pages.some((page) => page.path === path)

/** Returns the number of pages on which visitors see the document, or will see it. */
function countPages(pages: readonly LocatedPage[], published: readonly LocatedPage[]): string {
  const seen = pages.filter(({ path }) => isAmong(published, path)).length
  const count = seen || pages.length
  return `Used on ${count === 1 ? 'one page' : `${count} pages`}${seen === 0 ? ' once published' : ''}`
}

/**
 * Returns what Presentation shows above a document, from the pages of the chosen perspective and those that visitors see. Null for a
 * redirect to another site.
 */
export function describeLocations(
  type: string,
  pages: readonly LocatedPage[] | null,
  published: readonly LocatedPage[] | null,
): DocumentLocationsState | null {
  if (!pages) return { message: 'Not on the site yet', tone: 'caution' }
  const addressed = pages.filter(({ path }) => path)
  if (addressed.length === 0 && type === 'redirect') return null
  if (addressed.length === 0)
    return { message: EMPTY_MESSAGES[type] ?? 'Not used on any page yet', tone: 'caution' }
  const locations = addressed.flatMap((page) => locationsOf(page, published ?? []))
  const message = MESSAGES[type]
  if (message) return { locations, message, tone: 'positive' }
  return { locations, message: countPages(addressed, published ?? []) }
}
