import 'server-only'
import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { listOf, text, textOrEmpty } from '#web/sanity/parse.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { AddressBookQueryResult } from '#web/sanity/types.generated.ts'
import { getCustomerId } from '../queries.ts'
import type { AddressBook, SavedAddress } from './address-book.ts'

/** The fields of a saved address, parsed by `savedAddressSchema`. */
export const savedAddressFields = groq`"key": _key, name, line1, line2, city, state, postcode, country`

const addressBookQuery: Query<AddressBookQueryResult> = defineQuery(`*[_type == "customer" && _id == $id][0] {
  _rev, "addresses": addresses[] { ${savedAddressFields} }
}`)

/** Parses a saved address. */
export const savedAddressSchema = z.object({
  key: text,
  name: textOrEmpty,
  line1: textOrEmpty,
  line2: textOrEmpty,
  city: textOrEmpty,
  state: textOrEmpty,
  postcode: textOrEmpty,
  country: textOrEmpty,
}) satisfies z.ZodType<SavedAddress, unknown>

const storedSchema = z.object({ _rev: z.string(), addresses: listOf(savedAddressSchema) }).nullable()

/** Returns the address book of a customer with the revision of the document, null before it exists. Throws if the lake does not respond. */
export async function readAddressBook(uid: string): Promise<{ revision: string | null; book: AddressBook }> {
  const params = { id: getCustomerId(uid) }
  const stored = await fetchPrivate({ query: addressBookQuery, params, schema: storedSchema })
  return { revision: stored?._rev ?? null, book: stored?.addresses ?? [] }
}
