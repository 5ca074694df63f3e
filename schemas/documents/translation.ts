import { TranslateIcon } from '@sanity/icons/Translate'
import { defineArrayMember, defineField, defineType, getPublishedId } from 'sanity'
import { formatCount } from '../preview/count.ts'
import { subtitle } from '../preview/localized.ts'
import type { MESSAGES } from '../shared/interface-texts.ts'
import { interfaceTexts } from '../shared/interface-texts.ts'
import { LOCALES } from '../shared/locales.ts'
import { checkKeys } from '../validation/translation-keys.ts'
import { isMissing, type Texts } from '../validation/translation-texts.ts'
import { checkUnique } from '../validation/unique.ts'

/** An entry as far as lists and keys are concerned. */
type Entry = { _key: string; key?: string } & Texts

/** The content of each namespace, for the second line of the list. */
const CONTENTS: Record<keyof (typeof MESSAGES)['en'], string> = {
  common: 'Words used across the site',
  navigation: 'Top bar, menus and footer',
  forms: 'Labels, hints and errors of forms',
  theme: 'Light, dark, automatic',
  contact: 'The contact page and its form',
  saas: 'Pricing, features, integrations and FAQs',
  mail: 'Emails to the team about inquiries',
  richText: 'Callouts, table of contents and reading time',
  blog: 'Articles, lists and the RSS feed',
  search: 'Search field, suggestions and results',
  auth: 'Sign-in and sign-up, with their messages and emails',
  account: 'Customer account pages',
  addresses: 'Saved delivery addresses',
  careers: 'Jobs and applications',
  help: 'Help topics and articles',
  blocks: 'Page blocks: galleries, videos, countdowns',
  shop: 'Products and lists',
  reviews: 'Reviews of products',
  stockRequest: 'Email when a product is back in stock',
  cart: 'Cart and checkout',
  wishlist: 'The wishlist',
  toast: 'Short messages at the edge of the screen',
  orders: 'Orders, payment results and emails',
  orderAgain: 'Ordering the same items again',
  tracking: 'Tracking an order without an account',
  returns: 'Returning items',
  invoice: 'Invoices, credit notes and packing slips',
  portfolio: 'Case studies and lists',
  stories: 'Customer stories',
  team: 'The team',
  errors: 'Error and not-found pages',
  preview: 'Previews and shared preview links',
}

/** Returns a namespace as words: “Order again” for `orderAgain`. */
function titleOf(namespace: string): string {
  const words = namespace.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The interface texts of a namespace. Its id is `translation-{namespace}`. */
export const translation = defineType({
  name: 'translation',
  title: 'Translations',
  type: 'document',
  icon: TranslateIcon,
  description: 'Interface texts in every language: buttons, labels, hints and errors.',
  fields: [
    defineField({
      name: 'namespace',
      title: 'Group',
      type: 'string',
      description: 'The part of the site these texts belong to. Ask a developer before you change it.',
      // Seeded groups keep the names that the site uses. Groups created in Studio have other ids.
      readOnly: ({ document }) =>
        getPublishedId(document?._id ?? '') === `translation-${String(document?.namespace)}`,
      validation: (rule) => [
        rule.required().error('Give the group a name, e.g. “forms”.'),
        rule.regex(/^[a-z][A-Za-z0-9]*$/).error('Use only letters (a–z) and digits, e.g. “forms”.'),
        rule.custom<string>((value, context) =>
          checkUnique(context, {
            type: 'translation',
            field: 'namespace',
            value,
            message: 'This group already exists. Add the texts there.',
          }),
        ),
        rule
          .custom<string>((value) =>
            !value || interfaceTexts(value)
              ? true
              : 'The site doesn’t use a group with this name, so these texts won’t appear.',
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'entries',
      title: 'Texts',
      type: 'array',
      description:
        'One row per text, one field per language. The site fills in placeholders such as {count}.',
      of: [defineArrayMember({ type: 'translationEntry' })],
      validation: (rule) => rule.custom<Entry[]>((entries) => checkKeys(entries)),
    }),
  ],
  orderings: [{ name: 'group', title: 'Group, A to Z', by: [{ field: 'namespace', direction: 'asc' }] }],
  preview: {
    select: { namespace: 'namespace', entries: 'entries' },
    prepare: ({ namespace, entries }: { namespace?: string; entries?: Record<string, Entry> }) => {
      const all = Object.values(entries ?? {})
      const gaps = LOCALES.map(({ id, englishName }) => ({
        englishName,
        count: all.filter((entry) => isMissing(entry[id])).length,
      })).filter(({ count }) => count > 0)
      const missing = gaps.map(({ englishName, count }) => `${count} in ${englishName}`).join(', ')
      return {
        title: namespace ? titleOf(namespace) : 'Unnamed group',
        subtitle: subtitle(
          missing !== '' && `Missing: ${missing}`,
          (CONTENTS as Record<string, string | undefined>)[namespace ?? ''] ??
            formatCount(all.length, 'text'),
        ),
      }
    },
  },
})
