import { describe, expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { evaluateGroq } from '../../tests/evaluate-groq.ts'
import { describeLocations, type LocatedPage, USED_ON, whenSaved } from './used-on.ts'

/** Types that only their owner sees on the site. */
const PRIVATE_TYPES = [
  'customer',
  'discount',
  'giftCard',
  'inquiry',
  'order',
  'project',
  'review',
  'stockRequest',
]

const title = (text: string) => [{ _key: 'en', language: 'en', value: text }]
const grid = (services?: string[], hidden = false) => ({
  _type: 'servicesGridBlock',
  hidden,
  ...(services ? { services: services.map((_ref) => ({ _ref })) } : {}),
})
const page = (id: string, path: string, blocks: object[]) => ({
  _id: id,
  _type: 'page',
  title: title(id),
  path: { current: path },
  blocks,
})

const dataset = [
  page('page-home', '/', [grid()]),
  page('page-empty-grid', '/all', [grid([])]),
  page('page-chosen', '/chosen', [grid(['service-a'])]),
  page('page-hidden', '/hidden', [grid(['service-a'], true)]),
  page('page-contact', '/contact', [{ _type: 'contactCardsBlock' }]),
  page('page-prices', '/pricing', [
    { _type: 'pricingTableBlock', plans: [{ _ref: 'plan-a' }] },
    { _type: 'faqBlock', category: { _ref: 'category-pricing' } },
  ]),
  page('page-plans', '/plans', [{ _type: 'comparisonTableBlock' }]),
  page('page-faq', '/faq', [{ _type: 'faqBlock' }]),
  page('page-one-question', '/one', [{ _type: 'faqBlock', faqs: [{ _ref: 'faq-a' }] }]),
  { _id: 'plan-a', _type: 'pricingPlan' },
  { _id: 'plan-b', _type: 'pricingPlan' },
  { _id: 'faq-a', _type: 'faq', category: { _ref: 'category-general' } },
  { _id: 'faq-b', _type: 'faq', category: { _ref: 'category-pricing' } },
  { _id: 'service-a', _type: 'service', title: title('Service A'), slug: { current: 'a' } },
  { _id: 'service-b', _type: 'service', title: title('Service B'), slug: { current: 'b' } },
  page('page-blog', '/blog/grid', [{ _type: 'postListBlock' }]),
  page('page-security', '/security', [{ _type: 'postListBlock', category: { _ref: 'category-security' } }]),
  page('page-picked', '/picked', [{ _type: 'postListBlock', posts: [{ _ref: 'post-a' }] }]),
  { ...page('page-article', '/blog/single/v1', []), shows: { document: { _ref: 'post-a' } } },
  page('page-old-blog', '/old', [{ _type: 'postListBlock', hidden: true }]),
  { _id: 'post-a', _type: 'post', title: title('A'), slug: { current: 'a' } },
  {
    _id: 'post-b',
    _type: 'post',
    title: title('B'),
    slug: { current: 'b' },
    category: { _ref: 'category-security' },
    author: { _ref: 'author-layla' },
  },
  { _id: 'author-layla', _type: 'author', name: title('Layla'), slug: { current: 'layla' } },
  page('page-portfolio', '/portfolio/masonry', [{ _type: 'portfolioBlock' }]),
  page('page-agency', '/agency', [
    { _type: 'portfolioBlock', caseStudies: [{ _ref: 'case-port' }] },
    { _type: 'teamBlock', members: [{ _ref: 'member-layla' }] },
  ]),
  { ...page('page-case', '/portfolio/case-study/v1', []), shows: { document: { _ref: 'case-port' } } },
  page('page-stories', '/customer/stories', [
    { _type: 'customerStoriesBlock' },
    { _type: 'testimonialsBlock', testimonials: [{ _ref: 'testimonial-mill' }] },
  ]),
  page('page-team', '/team', [{ _type: 'teamBlock' }]),
  {
    _id: 'case-port',
    _type: 'caseStudy',
    title: title('Port'),
    slug: { current: 'port' },
    testimonial: { _ref: 'testimonial-port' },
  },
  {
    _id: 'story-mill',
    _type: 'customerStory',
    title: title('Mill'),
    slug: { current: 'mill' },
    quote: { _ref: 'testimonial-mill' },
  },
  { _id: 'testimonial-port', _type: 'testimonial' },
  page('page-catalog', '/shop/grid', [{ _type: 'catalogBlock' }]),
  page('page-shop', '/shop', [{ _type: 'productGridBlock', products: [] }]),
  page('page-caps', '/caps', [{ _type: 'productGridBlock', category: { _ref: 'category-caps' } }]),
  page('page-gifts', '/gifts', [{ _type: 'productGridBlock', products: [{ _ref: 'product-mug' }] }]),
  page('page-cart', '/cart', [{ _type: 'cartBlock' }]),
  {
    _id: 'product-cap',
    _type: 'product',
    title: title('Cap'),
    slug: { current: '10000' },
    category: { _ref: 'category-caps' },
    colors: [{ _ref: 'color-green' }],
    tag: { _ref: 'tag-new' },
  },
  { _id: 'color-green', _type: 'productColor' },
  { _id: 'size-xl', _type: 'productSize' },
  { _id: 'tag-new', _type: 'productTag' },
  { _id: 'product-mug', _type: 'product', title: title('Mug'), slug: { current: '10001' } },
  { _id: 'inventory-product-cap', _type: 'inventory', product: { _ref: 'product-cap' } },
  { _id: 'reviews-product-cap', _type: 'productReviews', product: { _ref: 'product-cap' } },
  { _id: 'testimonial-mill', _type: 'testimonial' },
  {
    _id: 'job-a',
    _type: 'job',
    title: title('Engineer'),
    slug: { current: 'engineer' },
    department: { _ref: 'department-a' },
  },
  { _id: 'member-layla', _type: 'teamMember' },
  { _id: 'member-samir', _type: 'teamMember' },
  { _id: 'redirect-inside', _type: 'redirect', destination: '/contact' },
  { _id: 'redirect-outside', _type: 'redirect', destination: 'https://example.com' },
]

/** The paths of the pages on which a document appears. */
async function pathsFor(type: string, id: string): Promise<(string | undefined)[]> {
  const pages = await evaluateGroq(USED_ON[type] ?? '', { dataset, params: { id } })
  return (pages as LocatedPage[]).map(({ path }) => path)
}

describe('a document is used on', () => {
  test('for a page, its own address', async () => {
    expect(await pathsFor('page', 'page-contact')).toEqual(['/contact'])
  })

  test('for a service, its own page, then those whose grid shows all services or this one and is not hidden', async () => {
    expect(await pathsFor('service', 'service-a')).toEqual(['/services/a', '/', '/all', '/chosen'])
    expect(await pathsFor('service', 'service-b')).toEqual(['/services/b', '/', '/all'])
  })

  test('for a plan, the pages with prices or a comparison of all plans or of this one', async () => {
    expect(await pathsFor('pricingPlan', 'plan-a')).toEqual(['/plans', '/pricing'])
    expect(await pathsFor('pricingPlan', 'plan-b')).toEqual(['/plans'])
  })

  test('for a question, the pages that show it by selection, category or among all', async () => {
    expect(await pathsFor('faq', 'faq-a')).toEqual(['/faq', '/one'])
    expect(await pathsFor('faq', 'faq-b')).toEqual(['/faq', '/pricing'])
  })

  test('for a category of questions, the pages that show it alone or with all others', async () => {
    expect(await pathsFor('faqCategory', 'category-general')).toEqual(['/faq'])
    expect(await pathsFor('faqCategory', 'category-pricing')).toEqual(['/faq', '/pricing'])
  })

  test('for a department, the pages of its jobs, and those with jobs or the team by department', async () => {
    expect(await pathsFor('department', 'department-a')).toEqual(['/career/engineer', '/agency', '/team'])
  })

  test('for an article, its own page, that which shows it alone, then those that list all articles, its category or this one', async () => {
    expect(await pathsFor('post', 'post-a')).toEqual(['/blog/a', '/blog/single/v1', '/blog/grid', '/picked'])
    expect(await pathsFor('post', 'post-b')).toEqual(['/blog/b', '/blog/grid', '/security'])
  })

  test('for an author, the page with their articles, and the latest of them', async () => {
    expect(await pathsFor('author', 'author-layla')).toEqual(['/blog/author/layla', '/blog/b'])
  })

  test('for a product, its own page, the catalog, and grids that show it by selection, category or among all', async () => {
    expect(await pathsFor('product', 'product-cap')).toEqual([
      '/shop/single/10000',
      '/caps',
      '/shop',
      '/shop/grid',
    ])
    expect(await pathsFor('product', 'product-mug')).toEqual([
      '/shop/single/10001',
      '/gifts',
      '/shop',
      '/shop/grid',
    ])
    expect(await pathsFor('inventory', 'inventory-product-cap')).toEqual(['/shop/single/10000'])
    expect(await pathsFor('productReviews', 'reviews-product-cap')).toEqual(['/shop/single/10000'])
    expect(await pathsFor('productColor', 'color-green')).toEqual(['/shop/single/10000', '/shop/grid'])
    expect(await pathsFor('productSize', 'size-xl')).toEqual(['/shop/grid'])
    expect(await pathsFor('productTag', 'tag-new')).toEqual(['/shop/single/10000'])
    expect(await pathsFor('category', 'category-caps')).toEqual(['/caps', '/shop/grid'])
  })

  test('for shop settings and exchange rates, the pages with products and carts', async () => {
    expect(await pathsFor('shopSettings', 'shopSettings')).toEqual([
      '/caps',
      '/cart',
      '/gifts',
      '/shop',
      '/shop/grid',
    ])
    expect(await pathsFor('exchangeRates', 'exchangeRates')).toEqual(['/cart'])
  })

  test('for a case study, its own page, those that show it alone, and those with a portfolio of all or of this one', async () => {
    expect(await pathsFor('caseStudy', 'case-port')).toEqual([
      '/portfolio/port',
      '/portfolio/case-study/v1',
      '/agency',
      '/portfolio/masonry',
    ])
  })

  test('for a customer story, its own page and the lists of stories', async () => {
    expect(await pathsFor('customerStory', 'story-mill')).toEqual(['/customer/mill', '/customer/stories'])
  })

  test('for a testimonial, the case studies and stories that quote it, and the rows that show it', async () => {
    expect(await pathsFor('testimonial', 'testimonial-port')).toEqual(['/portfolio/port'])
    expect(await pathsFor('testimonial', 'testimonial-mill')).toEqual(['/customer/mill', '/customer/stories'])
  })

  test('for a team member, the pages with the whole team or with them', async () => {
    expect(await pathsFor('teamMember', 'member-layla')).toEqual(['/agency', '/team'])
    expect(await pathsFor('teamMember', 'member-samir')).toEqual(['/team'])
  })

  test('for contact details, the pages with contact cards', async () => {
    expect(await pathsFor('contactInfo', 'contactInfo')).toEqual(['/contact'])
  })

  test('for menus, settings and translations, the first 20 pages', async () => {
    for (const type of ['menu', 'siteSettings', 'translation']) {
      const everywhere = dataset.flatMap((document) => ('path' in document ? [document.path.current] : []))
      expect(await pathsFor(type, type)).toEqual(everywhere.sort().slice(0, 20))
    }
  })

  test('for a redirect, where it leads, if that is on this site', async () => {
    expect(await pathsFor('redirect', 'redirect-inside')).toEqual(['/contact'])
    expect(await pathsFor('redirect', 'redirect-outside')).toEqual([])
  })
})

test('every public type has locations, and private types have none', () => {
  const documents = schemaTypes.flatMap(({ name, type }) => (type === 'document' ? [name] : []))
  const privateTypes = documents.filter((type) => USED_ON[type] === undefined)
  expect(privateTypes.sort()).toEqual(PRIVATE_TYPES)
})

test('each location is offered in every language', () => {
  const pages = [{ title: title('Contact us'), path: '/contact' }]
  expect(describeLocations('service', pages, pages)).toEqual({
    message: 'Used on one page',
    locations: [
      { title: 'Contact us · 简体中文', href: '/zh/contact' },
      { title: 'Contact us · English', href: '/en/contact' },
      { title: 'Contact us · العربية', href: '/ar/contact' },
    ],
  })
})

test('pages that do not show it to visitors yet are named so and do not count', () => {
  const [home, draft] = [
    { title: title('Home'), path: '/' },
    { title: title('New'), path: '/new' },
  ]
  const found = describeLocations('service', [home, draft], [home])
  expect(found?.message).toBe('Used on one page')
  expect(found?.locations?.map((location) => location.title)).toEqual([
    'Home · 简体中文',
    'Home · English',
    'Home · العربية',
    'New · 简体中文 (once published)',
    'New · English (once published)',
    'New · العربية (once published)',
  ])
  expect(describeLocations('service', [home, draft], null)?.message).toBe('Used on 2 pages once published')
})

test('a document without a page says so', () => {
  expect(describeLocations('service', [], [])).toMatchObject({
    tone: 'caution',
    message: 'Not used on any page yet',
  })
  expect(describeLocations('page', [{ title: title('No address yet') }], [])).toMatchObject({
    tone: 'caution',
  })
  expect(describeLocations('menu', [], [])).toMatchObject({
    message: 'Shown on every page, once there are pages',
  })
})

test('a new document is on no page before something of it is saved', async () => {
  const find = (id: string) =>
    evaluateGroq(whenSaved(USED_ON['siteSettings'] ?? ''), { dataset, params: { id } })
  expect(await find('plan-a')).not.toEqual([])
  expect(await find('new')).toBeNull()
  expect(describeLocations('siteSettings', null, null)).toMatchObject({ message: 'Not on the site yet' })
})

test('a redirect to another site has no location', () => {
  expect(describeLocations('redirect', [], [])).toBeNull()
})

test('a redirect opens its destination with the query and the anchor', () => {
  const pages = [{ path: '/contact?topic=sales#form' }]
  expect(describeLocations('redirect', pages, pages)).toMatchObject({
    locations: [{ href: '/zh/contact?topic=sales#form' }, {}, { href: '/ar/contact?topic=sales#form' }],
  })
})
