import { TranslateIcon } from '@sanity/icons/Translate'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { subtitle } from '../preview/localized.ts'
import { interfaceTexts } from '../shared/interface-texts.ts'
import { LOCALES } from '../shared/locales.ts'
import { checkKeys } from '../validation/translation-keys.ts'
import { isMissing, type Texts } from '../validation/translation-texts.ts'
import { checkUnique } from '../validation/unique.ts'

/** An entry as far as lists and keys are concerned. */
type Entry = { key?: string } & Texts

/** What each namespace holds, for the second line of the list. */
const CONTENTS: Record<string, string> = {
  common: 'Words used everywhere',
  navigation: 'Top bar, menus and footer',
  forms: 'Labels, hints and errors of forms',
  theme: 'Light, dark, automatic',
  contact: 'The contact page and its form',
  saas: 'Prices, features, integrations and questions',
  mail: 'Mails to the team about what visitors sent',
  richText: 'Callouts, contents and reading time of texts',
  blog: 'Articles, their lists and the feed',
  search: 'The search field, its suggestions and results',
  auth: 'Signing in and up, their messages and mails',
  account: 'The pages of a customer’s account',
  careers: 'Jobs, their facts and applications',
  help: 'Help topics and articles',
  blocks: 'Parts of pages: galleries, films, countdowns',
  shop: 'Products and their lists',
  orders: 'Orders, the pages after payment and their mail',
  portfolio: 'Case studies and their lists',
  stories: 'Customer stories',
  team: 'The people of the company',
  errors: 'Pages that were not found, and faults',
}

/** The texts of the interface that belong together. One document for each namespace, `translation-{namespace}`. */
export const translation = defineType({
  name: 'translation',
  title: 'Translations',
  type: 'document',
  icon: TranslateIcon,
  description: 'Texts of the interface: buttons, labels, hints and errors, in every language.',
  fields: [
    defineField({
      name: 'namespace',
      title: 'Group',
      type: 'string',
      description: 'The part of the site these texts belong to. Change it only together with a developer.',
      // The document is called by it: once it is there, nobody needs the field.
      hidden: ({ document }) => Boolean(document?.namespace && document._createdAt),
      validation: (rule) => [
        rule.required().error('Give the group its name, for example “forms”.'),
        rule.regex(/^[a-z][A-Za-z0-9]*$/).error('Use Latin letters and digits only, for example “forms”.'),
        rule.custom<string>((value, context) =>
          checkUnique(context, {
            type: 'translation',
            field: 'namespace',
            value,
            message: 'There is a document for this group already: add the texts there.',
          }),
        ),
        rule
          .custom<string>((value) =>
            !value || interfaceTexts(value)
              ? true
              : 'The site has no group of this name: nothing shows these texts.',
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'entries',
      title: 'Texts',
      type: 'array',
      description:
        'One line for each text, one field for each language. Words in braces, such as {count}, are filled in by the site.',
      of: [defineArrayMember({ type: 'translationEntry' })],
      validation: (rule) =>
        rule.custom<Entry[]>((entries) => checkKeys((entries ?? []).flatMap(({ key }) => key ?? []))),
    }),
  ],
  orderings: [
    { name: 'group', title: 'Group, A to Z', by: [{ field: 'namespace', direction: 'asc' }] },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
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
        title: namespace ? namespace.charAt(0).toUpperCase() + namespace.slice(1) : 'Group without a name',
        subtitle: subtitle(
          missing !== '' && `Missing: ${missing}`,
          CONTENTS[namespace ?? ''] ?? `${all.length} texts`,
        ),
      }
    },
  },
})
