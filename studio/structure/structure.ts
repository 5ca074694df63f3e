import { CogIcon } from '@sanity/icons/Cog'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { MenuIcon } from '@sanity/icons/Menu'
import { RocketIcon } from '@sanity/icons/Rocket'
import { UsersIcon } from '@sanity/icons/Users'
import type { StructureResolver } from 'sanity/structure'
import { MENU_IDENTIFIERS } from '../../schemas/shared/singletons.ts'
import { blogItem } from './blog.ts'
import { folder } from './folder.ts'
import { inquiries } from './inquiries.ts'
import { projects } from './projects.ts'
import { orders } from './orders.ts'
import { shopItem } from './shop.ts'
import { singleton } from './singleton.ts'
import { sortedList } from './sorted-list.ts'
import { missingTranslations } from './translations.ts'

/** The desk, by task: what an editor came to change, in the order of how often. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
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
      shopItem(S),
      orders(S),
      folder(
        S,
        'menus',
        'Menus',
        MenuIcon,
        MENU_IDENTIFIERS.map((identifier) => singleton(S, identifier, `menu-${identifier}`, MenuIcon)),
      ),
      singleton(S, 'contact', 'contactInfo', EnvelopeIcon, 'Contact'),
      inquiries(S),
      projects(S),
      S.divider(),
      sortedList(S, 'translation', 'Translations', 'namespace'),
      missingTranslations(S),
      singleton(S, 'settings', 'siteSettings', CogIcon, 'Settings'),
      sortedList(S, 'redirect', 'Redirects', 'source'),
    ])
