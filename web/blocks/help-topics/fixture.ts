import { addressOf, blockOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('helpTopicsBlock'),
  ...sectionHead,
  showSearch: true,
  topics: [
    {
      id: 'topic-accounts',
      title: 'Accounts and access',
      summary: 'Signing in, roles and lost keys.',
      icon: 'key',
      count: 4,
      href: addressOf('helpTopic', 'accounts'),
    },
  ],
}
