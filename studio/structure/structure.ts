import { CogIcon } from '@sanity/icons/Cog'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { MenuIcon } from '@sanity/icons/Menu'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { MENU_IDENTIFIERS } from '#schemas/shared/singletons.ts'
import { isAreaShown } from '../roles.ts'
import { inquiriesItem } from './inquiries.ts'
import { folder, singleton, sortedList } from './items.ts'
import { type ListContext } from './list-or-empty.ts'
import { childOrExplanation } from './missing-list.tsx'
import { ordersItem } from './orders.ts'
import { pageItems } from './pages.ts'
import { projectsItem } from './projects.ts'
import { reviewsItem } from './reviews.ts'
import { shopItem } from './shop.ts'
import { toDoItem } from './to-do.ts'
import { missingTranslationsItem } from './translations.ts'

/** Resolves the content lists of Studio by task, most frequent first. A role sees what it works on. */
export const structure: StructureResolver = (S, resolver) => {
  const { currentUser, documentStore, getClient, perspectiveStack: perspective } = resolver
  const client = () => getClient({ apiVersion: API_VERSION })
  const context: ListContext = { S, documentStore, perspective, client }
  const shows = (area: Parameters<typeof isAreaShown>[1]) => isAreaShown(currentUser, area)
  const shop = shows('shop') ? [shopItem(context)] : []
  const orders = shows('orders') ? [ordersItem(context), reviewsItem(context)] : []
  if (!shows('content')) return contentList(S, [...shop, ...orders])
  return contentList(S, [
    toDoItem(context, currentUser?.id ?? ''),
    S.divider(),
    ...pageItems(context),
    ...shop,
    ...orders,
    folder(
      S,
      'menus',
      'Menus',
      MenuIcon,
      MENU_IDENTIFIERS.map((identifier) => singleton(S, `menu-${identifier}`, MenuIcon)),
    ),
    singleton(S, 'contactInfo', EnvelopeIcon, 'Contact'),
    ...(shows('inquiries') ? [inquiriesItem(context)] : []),
    ...(shows('client projects') ? [projectsItem(context)] : []),
    S.divider(),
    sortedList(context, 'translation', {
      title: 'Translations',
      empty: 'No interface texts yet. They come with the site: a developer adds them with “npm run seed”.',
    }),
    missingTranslationsItem(context),
    singleton(S, 'siteSettings', CogIcon, 'Settings'),
    sortedList(context, 'redirect', {
      title: 'Redirects',
      empty: 'No redirects yet. Add one when a page moves, so that its old address leads to the new one.',
    }),
  ])
}

type Items = Parameters<ReturnType<StructureBuilder['list']>['items']>[0]

const contentList = (S: StructureBuilder, items: Items) =>
  S.list().id('content').title('Content').items(items).child(childOrExplanation(S))
