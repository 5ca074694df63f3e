import { CogIcon } from '@sanity/icons/Cog'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { MenuIcon } from '@sanity/icons/Menu'
import { RocketIcon } from '@sanity/icons/Rocket'
import { UsersIcon } from '@sanity/icons/Users'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { MENU_IDENTIFIERS } from '#schemas/shared/singletons.ts'
import { isAreaShown } from '../roles.ts'
import { blogItem } from './blog.ts'
import { inquiriesItem } from './inquiries.ts'
import { folder, singleton, sortedList } from './items.ts'
import { ordersItem } from './orders.ts'
import { projectsItem } from './projects.ts'
import { reviewsItem } from './reviews.ts'
import { shopItem } from './shop.ts'
import { toDoItem } from './to-do.ts'
import { missingTranslationsItem } from './translations.ts'

/** Resolves the content lists of Studio by task, most frequent first. A role sees what it works on. */
export const structure: StructureResolver = (S, { currentUser, getClient }) => {
  const client = () =>
    getClient({ apiVersion: '2025-10-01' }).withConfig({ perspective: 'raw', useCdn: false })
  const shows = (area: Parameters<typeof isAreaShown>[1]) => isAreaShown(currentUser, area)
  const shop = shows('shop') ? [shopItem(S, client)] : []
  const orders = shows('orders') ? [ordersItem(S), reviewsItem(S)] : []
  if (!shows('content')) return contentList(S, [...shop, ...orders])
  return contentList(S, [
    toDoItem(S, client, currentUser?.id ?? ''),
    S.divider(),
    ...pageItems(S),
    ...shop,
    ...orders,
    folder(
      S,
      'menus',
      'Menus',
      MenuIcon,
      MENU_IDENTIFIERS.map((identifier) => singleton(S, identifier, `menu-${identifier}`, MenuIcon)),
    ),
    singleton(S, 'contact', 'contactInfo', EnvelopeIcon, 'Contact'),
    ...(shows('inquiries') ? [inquiriesItem(S)] : []),
    ...(shows('client projects') ? [projectsItem(S)] : []),
    S.divider(),
    sortedList(S, 'translation', 'Translations', 'namespace'),
    missingTranslationsItem(S),
    singleton(S, 'settings', 'siteSettings', CogIcon, 'Settings'),
    sortedList(S, 'redirect', 'Redirects', 'source'),
  ])
}

type Items = Parameters<ReturnType<StructureBuilder['list']>['items']>[0]

const contentList = (S: StructureBuilder, items: Items) =>
  S.list().id('content').title('Content').items(items)

/** Creates the lists of documents with a page, or shown on pages. */
const pageItems = (S: StructureBuilder) => [
  sortedList(S, 'page', 'Pages', 'path.current'),
  sortedList(S, 'service', 'Services', 'order'),
  blogItem(S),
  folder(S, 'work', 'Work and people', UsersIcon, [
    sortedList(S, 'caseStudy', 'Case studies', 'order'),
    sortedList(S, 'customerStory', 'Customer stories', 'order'),
    sortedList(S, 'testimonial', 'Testimonials', '_createdAt'),
    sortedList(S, 'teamMember', 'Team', 'order'),
  ]),
  sortedList(S, 'job', 'Jobs', 'closesAt'),
  sortedList(S, 'helpTopic', 'Help topics', 'order'),
  sortedList(S, 'helpArticle', 'Help articles', 'topic.order'),
  folder(S, 'product', 'SaaS product', RocketIcon, [
    sortedList(S, 'feature', 'Features', 'order'),
    sortedList(S, 'integration', 'Integrations', 'order'),
    sortedList(S, 'pricingPlan', 'Pricing plans', 'order'),
  ]),
  sortedList(S, 'faq', 'Questions and answers', 'category'),
]
