import { addressOf, blockOf, imageOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('integrationsGridBlock'),
  ...sectionHead,
  grouped: true,
  integrations: [
    {
      id: 'integration-ledger',
      title: 'The ledger bridge',
      summary: 'Books every invoice by itself.',
      category: 'payments',
      logo: imageOf(''),
      href: addressOf('integration', 'ledger'),
    },
  ],
}
