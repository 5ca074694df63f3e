import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { AccountNotice } from '../account-form.tsx'
import { AccountPage } from '../account-page.tsx'
import type { AccountPageProperties } from '../pages.ts'
import { type AddressBook, ADDRESSES_MAX } from './address-book.ts'
import { AddressForm } from './address-form.tsx'
import { AddressList } from './address-list.tsx'
import { readAddressBook } from './queries.ts'

interface AddressesPageProperties extends AccountPageProperties {
  /** The key of the address to change; empty to add one. */
  editedKey: string
}

/** The page of saved delivery addresses. */
export async function AddressesPage({ customer, formResult, editedKey }: AddressesPageProperties) {
  const { book } = customer.emailVerified ? await readAddressBook(customer.uid) : { book: [] }
  return (
    <AccountPage page="addresses" notice={<AccountNotice formResult={formResult} />}>
      {customer.emailVerified ? (
        <Addresses book={book} editedKey={editedKey} posted={formResult.values ?? null} />
      ) : (
        <AddressesHidden />
      )}
    </AccountPage>
  )
}

interface AddressesProperties {
  book: AddressBook
  editedKey: string
  posted: Record<string, string> | null
}

async function Addresses({ book, editedKey, posted }: AddressesProperties) {
  const texts = await getTranslations('addresses')
  const edited = book.find(({ key }) => key === editedKey) ?? null
  return (
    <>
      {book.length === 0 ? <p>{texts('none')}</p> : <AddressList book={book} />}
      <section className="account__part" id="address-form" aria-labelledby="address-form-title">
        <h2 id="address-form-title">{texts(edited ? 'edit' : 'add')}</h2>
        {!edited && book.length >= ADDRESSES_MAX ? (
          <p>{texts('full', { limit: ADDRESSES_MAX })}</p>
        ) : (
          // Another key empties the form once the address is saved.
          <AddressForm key={edited?.key ?? book.length} edited={edited} posted={posted} />
        )}
        {edited && <Link href="/account/addresses">{texts('cancel')}</Link>}
      </section>
    </>
  )
}

/** Asks to confirm the address first, as for everything that belongs to an email address. */
async function AddressesHidden() {
  const [texts, account] = await Promise.all([getTranslations('addresses'), getTranslations('account')])
  return (
    <section className="account__part">
      <p>{texts('verify')}</p>
      <Link className="btn btn-primary" href="/account/profile" prefetch={false}>
        {account('pages.profile.title')}
      </Link>
    </section>
  )
}
