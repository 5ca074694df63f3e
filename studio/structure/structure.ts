import { BasketIcon } from '@sanity/icons/Basket'
import { CogIcon } from '@sanity/icons/Cog'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { MenuIcon } from '@sanity/icons/Menu'
import { RocketIcon } from '@sanity/icons/Rocket'
import { UsersIcon } from '@sanity/icons/Users'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { MENU_IDENTIFIERS, SINGLETONS } from '../../schemas/shared/singletons.ts'
import { blogItem } from './blog.ts'
import { sortedList } from './sorted-list.ts'
import { inquiries } from './inquiries.ts'
import { missingTranslations } from './translations.ts'

/** The one document of its kind, opened directly. */
function singleton(S: StructureBuilder, id: (typeof SINGLETONS)[number]['id']) {
  const { type, title } = SINGLETONS.find((known) => known.id === id) ?? SINGLETONS[0]
  return S.document().id(id).schemaType(type).documentId(id).title(title)
}

/** The desk, by task: what an editor came to change, in the order of how often. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      sortedList(S, 'page', 'Pages', 'path.current'),
      sortedList(S, 'service', 'Services', 'order'),
      blogItem(S),
      S.listItem()
        .id('work')
        .title('Work and people')
        .icon(UsersIcon)
        .child(
          S.list()
            .id('work')
            .title('Work and people')
            .items([
              sortedList(S, 'caseStudy', 'Case studies', 'order'),
              sortedList(S, 'customerStory', 'Customer stories', 'order'),
              sortedList(S, 'testimonial', 'Testimonials', '_createdAt'),
              sortedList(S, 'teamMember', 'Team', 'order'),
            ]),
        ),
      sortedList(S, 'job', 'Jobs', 'closesAt'),
      sortedList(S, 'helpTopic', 'Help topics', 'order'),
      sortedList(S, 'helpArticle', 'Help articles', 'topic.order'),
      S.listItem()
        .id('product')
        .title('SaaS product')
        .icon(RocketIcon)
        .child(
          S.list()
            .id('product')
            .title('SaaS product')
            .items([
              sortedList(S, 'feature', 'Features', 'order'),
              sortedList(S, 'integration', 'Integrations', 'order'),
              sortedList(S, 'pricingPlan', 'Pricing plans', 'order'),
            ]),
        ),
      sortedList(S, 'faq', 'Questions and answers', 'category'),
      S.listItem()
        .id('shop')
        .title('Shop')
        .icon(BasketIcon)
        .child(
          S.list()
            .id('shop')
            .title('Shop')
            .items([
              sortedList(S, 'product', 'Products', 'order'),
              sortedList(S, 'category', 'Categories', 'order'),
            ]),
        ),
      S.listItem()
        .id('menus')
        .title('Menus')
        .icon(MenuIcon)
        .child(
          S.list()
            .id('menus')
            .title('Menus')
            .items(
              MENU_IDENTIFIERS.map((identifier) => {
                const document = singleton(S, `menu-${identifier}`)
                return S.listItem()
                  .id(identifier)
                  .title(document.getTitle() ?? identifier)
                  .icon(MenuIcon)
                  .schemaType('menu')
                  .child(document)
              }),
            ),
        ),
      S.listItem()
        .id('contact')
        .title('Contact')
        .icon(EnvelopeIcon)
        .schemaType('contactInfo')
        .child(singleton(S, 'contactInfo')),
      inquiries(S),
      S.divider(),
      sortedList(S, 'translation', 'Translations', 'namespace'),
      missingTranslations(S),
      S.listItem()
        .id('settings')
        .title('Settings')
        .icon(CogIcon)
        .schemaType('siteSettings')
        .child(singleton(S, 'siteSettings')),
      sortedList(S, 'redirect', 'Redirects', 'source'),
    ])
