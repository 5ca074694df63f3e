import 'server-only'
import { commitGuarded, retryOnConflict, setGuarded } from '#web/sanity/client/commit-guarded.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import { getCustomerId, readCustomer } from '../queries.ts'
import type { AddressBook, AddressBookError, SavedAddress } from './address-book.ts'

const toStored = ({ key, ...address }: SavedAddress) => ({ _key: key, _type: 'savedAddress', ...address })

/** Changes the address book of a customer. Returns the error of the change, or null. Throws if the lake does not respond. */
export function changeAddressBook(
  { uid, email }: { uid: string; email: string },
  change: (book: AddressBook) => AddressBook | AddressBookError,
): Promise<AddressBookError | null> {
  return retryOnConflict(async () => {
    const { _rev: revision, addresses } = await readCustomer(uid)
    const changed = change(addresses)
    if (typeof changed === 'string') return changed
    const fields = { email, addresses: changed.map(toStored) }
    const transaction = privateClient().transaction()
    setGuarded(transaction, { _id: getCustomerId(uid), _type: 'customer' }, revision, fields)
    return (await commitGuarded(transaction)) ? null : 'conflict'
  })
}
