import { addressOf, blockOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
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
