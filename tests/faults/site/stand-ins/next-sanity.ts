export { createClient } from '@sanity/client'
export { stegaClean } from '@sanity/client/stega'

/** Marks a query for editors of code; when running it is the query. */
export const groq = String.raw

/** Marks a query for the generator of types; when running it is the query. */
export const defineQuery = <Query extends string>(query: Query): Query => query
