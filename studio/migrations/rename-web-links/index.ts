import { at, defineMigration, set } from 'sanity/migrate'

/** Renames the links to web addresses in texts, which were called `webLink` before 29 November 2026. */
export default defineMigration({
  title: 'Rename links to web addresses in texts',
  migrate: {
    object: ({ _type }) => (_type === 'webLink' ? at('_type', set('link')) : undefined),
  },
})
