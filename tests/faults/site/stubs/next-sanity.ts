export { createClient } from '@sanity/client'
export { stegaClean } from '@sanity/client/stega'

/** Marks a query for editors; at run time it returns the query. */
export const groq = String.raw

/** Marks a query for TypeGen; at run time it returns the query. */
export const defineQuery = <Query extends string>(query: Query): Query => query
