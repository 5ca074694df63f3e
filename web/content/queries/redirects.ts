import { defineQuery } from 'next-sanity'

/** Every redirect in use. */
export const redirectsQuery = defineQuery(
  `*[_type == "redirect" && enabled != false && defined(source) && defined(destination)] | order(_id asc) {
  source, destination, permanent
}`,
)
