import { addressOf, blockOf, imageOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('integrationsGridBlock'),
  ...sectionHead,
  grouped: true,
  integrations: [
    {
      id: 'integration-ledger',
      title: 'The ledger bridge',
      summary: 'Books every invoice by itself.',
      category: { id: 'integrationCategory-payments', title: 'Payments', order: 60, icon: 'wallet' },
      logo: imageOf(''),
      href: addressOf('integration', 'ledger'),
    },
  ],
}
