import { defineField } from 'sanity'
import { linkField } from '../fields/link.ts'

/** A switch of the top bar. */
function topBarSwitch(name: string, title: string, description: string, initialValue: boolean) {
  return defineField({ name, title, type: 'boolean', description, initialValue })
}

/** The optional items of the top bar, each with its switch. */
export const topBarFields = [
  topBarSwitch('showThemeSwitch', 'Theme switch', 'Lets visitors choose light, dark or automatic.', true),
  topBarSwitch('showFloatingSearch', 'Search button', 'A magnifying glass that opens a search field.', false),
  topBarSwitch('showSearchInput', 'Search field', 'A search field that is always open.', false),
  topBarSwitch('showCart', 'Cart', 'The cart with the number of items in it.', false),
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
