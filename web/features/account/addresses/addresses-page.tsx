import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { AccountPage, VerifyFirst } from '../account-page.tsx'
import type { AccountPageProperties } from '../pages.ts'
import { ADDRESSES_MAX } from './address-book.ts'
import { AddressForm } from './address-form.tsx'
import { AddressList } from './address-list.tsx'
import { readAddressBook } from './queries.ts'

interface AddressesPageProperties extends AccountPageProperties {
  /** The key of the address to change; empty to add one. */
  editedKey: string
}

/** The page of saved delivery addresses. */
export async function AddressesPage({ customer, formResult, editedKey }: AddressesPageProperties) {
  const texts = await getTranslations('addresses')
  if (!customer.emailVerified) {
    return (
      <AccountPage page="addresses" formResult={formResult}>
        <VerifyFirst text={texts('verify')} />
      </AccountPage>
    )
  }
  const { book } = await readAddressBook(customer.uid)
  const edited = book.find(({ key }) => key === editedKey) ?? null
  return (
    <AccountPage page="addresses" formResult={formResult}>
      {book.length === 0 ? <p>{texts('none')}</p> : <AddressList book={book} />}
      <section className="account__part" id="address-form" aria-labelledby="address-form-title">
        <h2 id="address-form-title">{texts(edited ? 'edit' : 'add')}</h2>
        {!edited && book.length >= ADDRESSES_MAX ? (
          <p>{texts('full', { limit: ADDRESSES_MAX })}</p>
        ) : (
          // Another key empties the form once the address is saved.
          <AddressForm key={edited?.key ?? book.length} edited={edited} posted={formResult.values ?? null} />
        )}
        {edited && <Link href="/account/addresses">{texts('cancel')}</Link>}
      </section>
    </AccountPage>
  )
}
