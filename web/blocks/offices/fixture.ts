import { blockOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('officesBlock'),
  ...sectionHead,
  offices: [
    {
      key: 'london',
      name: 'London office',
      address: '1 Finsbury Square, London EC2A',
      phone: '+44 20 7946 0123',
      email: 'london@meridian.example',
      hours: 'Mon - Fri: 09:00 - 18:00',
    },
  ],
}
