import 'server-only'
import { commitGuarded } from '#web/sanity/client/commit-guarded.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import { getCustomerId } from '../queries.ts'
import type { AddressBook, AddressBookError, SavedAddress } from './address-book.ts'
import { readAddressBook } from './queries.ts'

/** Each attempt that fails means that another change of the customer's document was faster. */
const MAX_ATTEMPTS = 8

const toStored = ({ key, ...address }: SavedAddress) => ({ _key: key, _type: 'savedAddress', ...address })

/**
 * Changes the address book of a customer. Throws if the lake does not respond.
 *
 * @returns the error of the change, `unreachable` if other changes were always faster, or null
 */
export async function changeAddressBook(
  { uid, email }: { uid: string; email: string },
  change: (book: AddressBook) => AddressBook | AddressBookError,
): Promise<AddressBookError | 'unreachable' | null> {
  const _id = getCustomerId(uid)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { revision, book } = await readAddressBook(uid)
    const changed = change(book)
    if (typeof changed === 'string') return changed
    const fields = { email, addresses: changed.map(toStored) }
    const transaction = privateClient().transaction()
    if (revision === null) transaction.create({ _id, _type: 'customer', ...fields })
    else transaction.patch(_id, (patch) => patch.ifRevisionId(revision).set(fields))
    if (await commitGuarded(transaction)) return null
  }
  return 'unreachable'
}
