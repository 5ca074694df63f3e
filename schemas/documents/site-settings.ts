import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { englishText } from '../preview/localized.ts'
import { checkUrl } from '../validation/addresses.ts'
import type { Localized } from '../validation/localized.ts'
import { sellerField } from './seller-field.ts'
import { topBarFields } from './top-bar-fields.ts'

/** What holds for the whole site. There is one, with the id `siteSettings`. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  description: 'Name, logo, top bar, footer, invoices and sharing picture of the whole site.',
  groups: [
    { name: 'identity', title: 'Identity', default: true },
    { name: 'topBar', title: 'Top bar' },
    { name: 'footer', title: 'Footer' },
    { name: 'seller', title: 'On invoices' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'siteName',
      title: 'Name of the site',
      description:
        'The name of the company, as it stands in browser tabs and beside the logo for screen readers.',
      limit: { characters: 30, why: 'it stands in every browser tab' },
      group: 'identity',
    }),
    localizedString({
      name: 'tagline',
      title: 'Tagline',
      description: 'A few words behind the title of each page in the browser tab.',
      limit: { characters: 60, why: 'browser tabs and search engines cut it off' },
      group: 'identity',
    }),
    defineField({
      name: 'logoLight',
      title: 'Logo on light ground',
      type: 'image',
      description: 'An SVG with dark lettering.',
      group: 'identity',
      options: { accept: 'image/svg+xml,image/png' },
      validation: (rule) => rule.required().error('Upload the logo for the light theme.'),
    }),
    defineField({
      name: 'logoDark',
      title: 'Logo on dark ground',
      type: 'image',
      description: 'An SVG with light lettering.',
      group: 'identity',
      options: { accept: 'image/svg+xml,image/png' },
      validation: (rule) => rule.required().error('Upload the logo for the dark theme.'),
    }),
    defineField({
      name: 'docsUrl',
      title: 'Address of the documentation',
      type: 'url',
      description: 'Optional. When it is set, the top bar shows a “Docs” link that opens in a new tab.',
      group: 'topBar',
      validation: (rule) => rule.custom<string>(checkUrl),
    }),
    defineField({
      name: 'topBar',
      title: 'What the top bar shows',
      type: 'object',
      description: 'Optional items of the top bar. The links themselves are edited in Menus › Main menu.',
      group: 'topBar',
      fields: topBarFields,
    }),
    localizedText({
      name: 'description',
      title: 'Description in the footer',
      description: 'One or two sentences under the logo in the footer.',
      limit: { characters: 200, why: 'the footer column is narrow' },
      group: 'footer',
    }),
    defineField({
      name: 'socialLinks',
      title: 'Social profiles',
      type: 'array',
      description: 'The icons in the footer, in this order.',
      group: 'footer',
      of: [defineArrayMember({ type: 'socialLink' })],
      validation: (rule) => rule.unique().error('This profile is listed twice: remove one.'),
    }),
    localizedString({
      name: 'copyright',
      title: 'Copyright line',
      description: 'Write {year} where the current year should stand, for example “© {year} Meridian”.',
      group: 'footer',
    }),
    sellerField,
    defineField({
      name: 'defaultSeo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'Used by every page that has no text or picture of its own.',
      group: 'search',
      options: { collapsed: false },
    }),
  ],
  preview: {
    select: { name: 'siteName', media: 'logoLight' },
    prepare: ({ name }: { name?: Localized }) => ({
      title: 'Site settings',
      subtitle: englishText(name),
      media: CogIcon,
    }),
  },
})
