import { emptyItems, items, type RuleDraft, slug, twice } from './draft-values.ts'
import { SHOP_RULE_DRAFTS } from './shop-rule-drafts.ts'

type Value = Record<string, unknown>

const path = (value: string) => ({ link: { kind: 'path', path: value } })

const block = (type: string, fields: Value): Value => ({ _key: type, _type: type, ...fields })

const linkItems = items(
  'featureItem',
  ...[
    'contact',
    'https://example.com/en/contact',
    '/contact?a',
    '/contact/',
    '/Contact',
    '/contact us',
    '/shop/page/2',
    '/en/shop',
    '/api/x',
  ].map(path),
  { link: { kind: 'path' } },
  { link: { kind: 'document', anchor: '#top' } },
  { link: { kind: 'url', url: 'ftp://example.com' } },
)

const page: RuleDraft = {
  name: 'page with too many items and wrong addresses',
  type: 'page',
  fields: {
    path: slug('/shop'),
    blocks: [
      block('heroBlock', {
        typedWords: emptyItems('typedWord', 7),
        buttons: emptyItems('button', 3),
        highlights: emptyItems('checklistItem', 4),
        visibleFrom: '2026-02-01T09:00:00Z',
        visibleUntil: '2026-01-01T09:00:00Z',
      }),
      block('aboutBlock', {
        statistics: items('statistic', { value: '123456789' }, {}, {}, {}, {}),
        checklist: emptyItems('checklistItem', 7),
      }),
      block('featureSplitBlock', { checklist: emptyItems('checklistItem', 7) }),
      block('featureGridBlock', { items: linkItems }),
      block('logoCloudBlock', { logos: emptyItems('clientLogo', 25) }),
      block('pricingTableBlock', { plans: twice('plan-managed') }),
      block('comparisonTableBlock', {
        plans: twice('plan-managed'),
        groups: items('comparisonGroup', { rows: [] }),
      }),
      block('videoBlock', { url: 'http://example.com' }),
    ],
  },
}

const span = (...marks: string[]) =>
  items('span', ...marks.map((mark) => ({ text: `${mark} `, marks: [mark] })))

const table = (...rows: string[][]) => ({
  rows: items('richTextTableRow', ...rows.map((cells) => ({ cells }))),
})

const links = [
  ...items('link', { href: 'mary@example.com' }, { href: 'contact' }),
  ...items('internalLink', { anchor: '#prices' }, { anchor: 'our prices' }),
]

const richText = [
  {
    _key: 'block',
    _type: 'block',
    style: 'normal',
    markDefs: links,
    children: span(...links.map(({ _key }) => String(_key))),
  },
  ...items('richTextTable', table(['One cell']), table(['Name', ''], ['Mary', '1'])),
]

/** Drafts whose values break every rule that no missing value breaks. Ids and addresses are those of `OTHERS`, which the seed has. */
export const RULE_DRAFTS: readonly RuleDraft[] = [
  page,
  {
    name: 'page at the address of a document',
    type: 'page',
    fields: { path: slug('/services/it-consulting') },
  },
  { name: 'page at an address of the site itself', type: 'page', fields: { path: slug('/success') } },
  { name: 'page at an address in one language', type: 'page', fields: { path: slug('/联系') } },
  { name: 'page at the address of a file', type: 'page', fields: { path: slug('/contact.html') } },
  { name: 'service at a taken address', type: 'service', fields: { slug: slug('it-consulting') } },
  { name: 'service at the address of a page', type: 'service', fields: { slug: slug('single') } },
  {
    name: 'article with wrong addresses and a repeated tag',
    type: 'post',
    fields: { slug: slug('Not a slug'), slugs: { zh: 'ABC', ar: 'a b' }, tags: twice('tag-costs') },
  },
  {
    name: 'case study with too many items',
    type: 'caseStudy',
    fields: {
      services: twice('service-it-consulting'),
      pictures: emptyItems('figure', 7),
      results: emptyItems('statistic', 5),
    },
  },
  {
    name: 'help article with wrong links',
    type: 'helpArticle',
    fields: {
      related: twice('helpArticle-escalation'),
      body: [{ _key: 'en', _type: 'internationalizedArrayRichTextValue', language: 'en', value: richText }],
    },
  },
  {
    name: 'job that closes before it opens',
    type: 'job',
    fields: {
      publishedAt: '2026-02-01T09:00:00Z',
      closesAt: '2026-01-01T09:00:00Z',
      country: 'Britain',
      salary: { minimum: 50_000, maximum: 40_000, currency: 'GBP' },
    },
  },
  { name: 'job with half a salary', type: 'job', fields: { salary: { currency: 'GBP' } } },
  { name: 'integration with a wrong website', type: 'integration', fields: { website: 'ftp://example.com' } },
  { name: 'feature without a position', type: 'feature', fields: {} },
  {
    name: 'project with wrong members',
    type: 'project',
    fields: {
      members: ['Mary@example.com', 'Mary@example.com'],
      startsAt: '2026-02-01',
      endsAt: '2026-01-01',
    },
  },
  { name: 'redirect of the home page', type: 'redirect', fields: { source: '/', destination: 'contact' } },
  { name: 'redirect that exists', type: 'redirect', fields: { source: '/home', destination: '//contact' } },
  { name: 'redirect to itself', type: 'redirect', fields: { source: '/loop', destination: '/loop' } },
  { name: 'redirect in a loop', type: 'redirect', fields: { source: '/blog/grid', destination: '/blog' } },
  { name: 'contact page with wrong details', type: 'contactInfo', fields: { email: 'hello', phone: '020' } },
  {
    name: 'site settings with wrong profiles',
    type: 'siteSettings',
    fields: {
      docsUrl: 'docs',
      topBar: { showBuyNow: true },
      socialLinks: items(
        'socialLink',
        { platform: 'youtube', url: 'https://example.com/meridian' },
        { platform: 'youtube', url: 'https://example.com/meridian' },
      ),
    },
  },
  {
    name: 'menu with wrong keys',
    type: 'menu',
    fields: {
      items: items(
        'menuItem',
        { key: 'Not a key' },
        { key: 'a', children: items('menuSubItem', { key: 'a', children: emptyItems('menuLeafItem', 1) }) },
      ),
    },
  },
  {
    name: 'texts with repeated keys and wrong placeholders',
    type: 'translation',
    fields: {
      namespace: 'cart',
      entries: items(
        'translationEntry',
        { key: 'a b', en: 'Text' },
        { key: 'a b', en: 'Text' },
        { key: 'products', en: '{other} products' },
      ),
    },
  },
  {
    name: 'texts of an unknown group',
    type: 'translation',
    fields: {
      namespace: 'unknown',
      entries: items(
        'translationEntry',
        { key: 'save', en: '{count} saved', zh: '{other}', ar: 'نص' },
        { key: 'save.title', en: 'Text' },
      ),
    },
  },
  { name: 'texts of a group that exists', type: 'translation', fields: { namespace: 'careers' } },
  { name: 'texts of a group with a wrong name', type: 'translation', fields: { namespace: 'Our texts' } },
  ...SHOP_RULE_DRAFTS,
]

/** What other documents must have for rules that compare. The seed has them, a test's own lake does not. */
export const OTHERS: readonly (Value & { _id: string; _type: string })[] = [
  { _id: 'page-shop', _type: 'page', path: slug('/shop') },
  { _id: 'page-services-single', _type: 'page', path: slug('/services/single') },
  { _id: 'service-it-consulting', _type: 'service', slug: slug('it-consulting') },
  { _id: 'redirect-home', _type: 'redirect', source: '/home', destination: '/' },
  { _id: 'redirect-blog', _type: 'redirect', source: '/blog', destination: '/blog/grid' },
  {
    _id: 'product-10000',
    _type: 'product',
    slug: slug('10000'),
    variants: items('productVariant', { code: 'green-m' }),
  },
  { _id: 'category-goods', _type: 'category' },
  { _id: 'productColor-black', _type: 'productColor', slug: slug('black') },
  { _id: 'discount.welcome10', _type: 'discount', code: 'WELCOME10' },
  { _id: 'giftCard.demo', _type: 'giftCard', code: 'TEST-CARD-FREE-2468' },
  { _id: 'plan-managed', _type: 'pricingPlan' },
  { _id: 'tag-costs', _type: 'tag' },
  { _id: 'translation-careers', _type: 'translation', namespace: 'careers' },
  { _id: 'helpArticle-escalation', _type: 'helpArticle' },
]
