import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { linkField } from '../fields/link.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { englishText } from '../preview/localized.ts'
import { checkDuplicateProfiles, checkEmail, type ListedProfile } from '../validation/contact.ts'
import { urlRules } from '../validation/url-rules.ts'

function topBarSwitch(name: string, title: string, description: string, initialValue: boolean) {
  return defineField({ name, title, type: 'boolean', description, initialValue })
}

/** The optional items of the top bar, each with its switch. */
const topBarFields = [
  topBarSwitch('showThemeSwitch', 'Theme switch', 'Lets visitors choose light, dark or automatic.', true),
  topBarSwitch('showFloatingSearch', 'Search button', 'A magnifying glass that opens a search field.', false),
  topBarSwitch('showSearchInput', 'Search field', 'A search field that is always open.', false),
  topBarSwitch(
    'showCart',
    'Cart',
    'The cart with the number of items in it. Turn it off if you sell nothing.',
    true,
  ),
  topBarSwitch('showSignUp', 'Sign-up button', 'Leads to the sign-up page.', false),
  topBarSwitch('showBuyNow', 'Buy-now button', 'A filled button at the end of the bar.', false),
  linkField({
    name: 'buyNowLink',
    title: 'Buy-now link',
    description: 'Where the buy-now button goes.',
    hidden: ({ parent }) => !(parent as { showBuyNow?: boolean } | undefined)?.showBuyNow,
    required: 'Choose where the button goes, or turn it off.',
  }),
]

/** The seller's data that tax law requires on invoices, printed at the top and bottom. */
const sellerField = defineField({
  name: 'seller',
  title: 'Seller',
  type: 'object',
  description:
    'Printed on every invoice, including those for past orders. Check with accounting before you change it.',
  group: 'seller',
  fields: [
    localizedString({
      name: 'legalName',
      title: 'Legal name',
      description: 'As registered, e.g. “Meridian IT Services Ltd”.',
    }),
    localizedText({
      name: 'address',
      title: 'Registered address',
      description: 'Line by line, as on an envelope.',
    }),
    defineField({
      name: 'companyNumber',
      title: 'Company number',
      type: 'string',
      description: 'Optional. From the companies register.',
    }),
    defineField({
      name: 'taxNumber',
      title: 'Tax number',
      type: 'string',
      description: 'Optional. With the country code, e.g. “GB 123 4567 89”.',
    }),
    defineField({
      name: 'email',
      title: 'Email for questions',
      type: 'string',
      description: 'The accounting team’s email address.',
      validation: (rule) => rule.custom<string>((address) => checkEmail(address)),
    }),
    localizedText({
      name: 'note',
      title: 'Footer note',
      description: 'Optional. For example about returns.',
      required: false,
      limit: { characters: 300, why: 'an invoice should fit on one page' },
    }),
  ],
})

/** The settings of the whole site. There is one, with the id `siteSettings`. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  description: 'Name, logo, top bar, footer, invoices and sharing image for the whole site.',
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
      title: 'Site name',
      description: 'The company name, for browser tabs and screen readers.',
      limit: { characters: 30, why: 'it’s shown in every browser tab' },
      group: 'identity',
    }),
    localizedString({
      name: 'tagline',
      title: 'Tagline',
      description: 'A few words shown after each page title in the browser tab.',
      limit: { characters: 60, why: 'browser tabs and search engines cut it off' },
      group: 'identity',
    }),
    defineField({
      name: 'logoLight',
      title: 'Logo for light theme',
      type: 'image',
      description: 'An SVG with dark text.',
      group: 'identity',
      options: { accept: 'image/svg+xml,image/png' },
      validation: (rule) => rule.required().error('Upload the logo for the light theme.'),
    }),
    defineField({
      name: 'logoDark',
      title: 'Logo for dark theme',
      type: 'image',
      description: 'An SVG with light text.',
      group: 'identity',
      options: { accept: 'image/svg+xml,image/png' },
      validation: (rule) => rule.required().error('Upload the logo for the dark theme.'),
    }),
    defineField({
      name: 'docsUrl',
      title: 'Documentation URL',
      type: 'url',
      description: 'Optional. Adds a “Docs” link to the top bar, which opens in a new tab.',
      group: 'topBar',
      validation: (rule) => urlRules(rule),
    }),
    defineField({
      name: 'topBar',
      title: 'Top bar items',
      type: 'object',
      description: 'Optional top bar items. Edit the links in Menus › Main menu.',
      group: 'topBar',
      fields: topBarFields,
    }),
    localizedText({
      name: 'description',
      title: 'Footer description',
      description: 'One or two sentences below the logo in the footer.',
      limit: { characters: 200, why: 'the footer column is narrow' },
      group: 'footer',
    }),
    defineField({
      name: 'socialLinks',
      title: 'Social profiles',
      type: 'array',
      description: 'The icons in the footer, in order.',
      group: 'footer',
      of: [defineArrayMember({ type: 'socialLink' })],
      validation: (rule) => rule.custom<ListedProfile[]>(checkDuplicateProfiles),
    }),
    localizedString({
      name: 'copyright',
      title: 'Copyright line',
      description: 'Use {year} for the current year, e.g. “© {year} Meridian”.',
      group: 'footer',
    }),
    sellerField,
    defineField({
      name: 'defaultSeo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'Used for pages without their own text or image.',
      group: 'search',
      options: { collapsed: false },
    }),
  ],
  preview: {
    select: { name: 'siteName', media: 'logoLight' },
    prepare: ({ name }: Record<string, unknown>) => ({
      title: 'Site settings',
      subtitle: englishText(name),
      media: CogIcon,
    }),
  },
})
