import { at, defineMigration, unset } from 'sanity/migrate'

/** Removes the ratings that editors typed before 25 November 2026. Since then they are computed from approved reviews. */
export default defineMigration({
  title: 'Remove ratings typed by hand',
  documentTypes: ['product'],
  filter: 'defined(rating)',
  migrate: { document: () => at('rating', unset()) },
})
