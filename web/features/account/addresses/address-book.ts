import { type Address, ADDRESS_FIELDS } from './model.ts'

/** An address of the address book. */
export interface SavedAddress extends Address {
  key: string
}

/** The saved addresses of a customer. The first one is the default. */
export type AddressBook = readonly SavedAddress[]

/** The most addresses of a customer. */
export const ADDRESSES_MAX = 10

/** Why an address book was not changed: it is full, or the address is no longer in it. */
export type AddressBookError = 'tooManyAddresses' | 'addressMissing'

const isSame = (one: Address, other: Address): boolean =>
  ADDRESS_FIELDS.every((field) => one[field] === other[field])

/** Adds an address at the end; one that is saved already is not added again. */
export function addAddress(book: AddressBook, added: SavedAddress): AddressBook | AddressBookError {
  if (book.some((saved) => isSame(saved, added))) return book
  return book.length < ADDRESSES_MAX ? [...book, added] : 'tooManyAddresses'
}

/** Replaces the address of the same key. */
export const replaceAddress = (book: AddressBook, changed: SavedAddress): AddressBook | AddressBookError =>
  book.some(({ key }) => key === changed.key)
    ? book.map((saved) => (saved.key === changed.key ? changed : saved))
    : 'addressMissing'

/** Removes an address. If it was the default, the next one becomes the default. */
export const removeAddress = (book: AddressBook, removed: string): AddressBook =>
  book.filter(({ key }) => key !== removed)

/** Moves an address to the front, which makes it the default. */
export function makeDefault(book: AddressBook, chosen: string): AddressBook | AddressBookError {
  const first = book.find(({ key }) => key === chosen)
  return first ? [first, ...removeAddress(book, chosen)] : 'addressMissing'
}
