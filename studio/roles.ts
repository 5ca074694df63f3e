import type { CurrentUser } from 'sanity'

type User = Pick<CurrentUser, 'roles'> | null | undefined

/** Parts of Studio that only some roles use. */
type Area =
  'content' | 'shop' | 'orders' | 'stock' | 'product files' | 'inquiries' | 'client projects' | 'queries'

/** Types of the shop, which merchandisers edit. */
export const SHOP_TYPES: readonly string[] = [
  'product',
  'category',
  'productColor',
  'productSize',
  'productTag',
  'inventory',
  'shopSettings',
  'exchangeRates',
  'discount',
  'giftCard',
  'deliveryMethod',
]

/** Types of the website, which marketers edit. */
export const CONTENT_TYPES: readonly string[] = [
  ...['page', 'service', 'post', 'postCategory', 'tag', 'author', 'caseStudy', 'customerStory'],
  ...['testimonial', 'teamMember', 'job', 'department', 'helpTopic', 'helpArticle', 'feature', 'integration'],
  ...[
    'integrationCategory',
    'pricingPlan',
    'faq',
    'faqCategory',
    'menu',
    'contactInfo',
    'siteSettings',
    'translation',
    'redirect',
  ],
]

/** Areas that a role cannot work in. The content lake enforces the rights; Studio hides what would fail. */
const HIDDEN_AREAS: Readonly<Record<string, readonly Area[]>> = {
  marketer: ['shop', 'orders', 'stock', 'product files', 'queries'],
  merchandiser: ['content', 'inquiries', 'client projects', 'queries'],
  editor: ['queries'],
  contributor: ['queries'],
  viewer: ['queries'],
}

/** Returns whether a user sees an area: it is hidden only if every role of the user hides it. */
export function isAreaShown(user: User, area: Area): boolean {
  const roles = user?.roles ?? []
  return roles.length === 0 || roles.some(({ name }) => !HIDDEN_AREAS[name]?.includes(area))
}

/** Areas of the types that other roles cannot read. */
const PRIVATE_TYPES: Readonly<Record<string, Area>> = {
  order: 'orders',
  review: 'orders',
  stockRequest: 'orders',
  customer: 'orders',
  discount: 'shop',
  giftCard: 'shop',
  inquiry: 'inquiries',
  project: 'client projects',
}

/** Returns whether a user may read documents of a type. */
export function canRead(user: User, type: string): boolean {
  const area = PRIVATE_TYPES[type]
  return !area || isAreaShown(user, area)
}

/** Returns whether a user may create documents of a type. */
export function canCreate(user: User, type: string): boolean {
  if (SHOP_TYPES.includes(type)) return isAreaShown(user, 'shop')
  return !CONTENT_TYPES.includes(type) || isAreaShown(user, 'content')
}

/** The jobs that have a home. */
export type Job = 'marketer' | 'merchandiser' | 'administrator'

/** Returns the homes that a user can open; the first is shown on arrival. */
export function jobsOf(user: User): Job[] {
  const names = new Set((user?.roles ?? []).map(({ name }) => name))
  const isAdministrator = names.has('administrator') || names.has('developer')
  const jobs: Job[] = isAdministrator ? ['administrator'] : []
  if (isAreaShown(user, 'content')) jobs.push('marketer')
  if (isAreaShown(user, 'shop')) jobs.push('merchandiser')
  return jobs
}
