import { defineField } from 'sanity'

/** A switch of the top bar. */
function topBarSwitch(name: string, title: string, description: string, initialValue: boolean) {
  return defineField({ name, title, type: 'boolean', description, initialValue })
}

/** The optional items of the top bar, each with its switch. */
export const topBarFields = [
  topBarSwitch('showThemeSwitch', 'Theme switch', 'Lets visitors choose light, dark or automatic.', true),
  topBarSwitch('showFloatingSearch', 'Search button', 'A magnifying glass that opens a search field.', false),
  topBarSwitch('showSearchInput', 'Search field', 'A search field that is always open.', false),
  topBarSwitch('showCart', 'Cart', 'The cart with the number of things in it.', false),
  topBarSwitch('showSignUp', 'Sign-up button', 'Leads to the sign-up page.', false),
  topBarSwitch('showBuyNow', 'Buy-now button', 'A filled button at the end of the bar.', false),
  defineField({
    name: 'buyNowLink',
    title: 'Buy-now button leads to',
    type: 'link',
    description: 'Where the buy-now button leads.',
    hidden: ({ parent }) => !(parent as { showBuyNow?: boolean } | undefined)?.showBuyNow,
    validation: (rule) =>
      rule.custom((link, { parent }) =>
        (parent as { showBuyNow?: boolean } | undefined)?.showBuyNow && !link
          ? 'Choose where the button leads, or switch it off.'
          : true,
      ),
  }),
]
