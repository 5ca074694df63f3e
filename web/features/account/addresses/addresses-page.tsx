import { getTranslations } from 'next-intl/server'
import { addressLines } from '#schemas/shared/address.ts'
import { ClientMessages } from '#web/i18n/client-messages.tsx'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { countryOptions } from '#web/lib/country-options.ts'
import { AccountForm } from '../account-form.tsx'
import { AccountPage, VerifyFirst } from '../account-page.tsx'
import type { AccountPageProperties } from '../pages.ts'
import { readCustomer } from '../queries.ts'
import { chooseDefaultAddress, removeAddress, saveAddress } from './actions.ts'
import { type AddressBook, ADDRESSES_MAX, type SavedAddress } from './address-book.ts'
import { AddressFields } from './address-fields.tsx'
import { toInvalidState } from './invalid-state.ts'
import { toLines } from './model.ts'
import { getDeliveryCountries } from './queries.ts'

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
  const { addresses: book } = await readCustomer(customer.uid)
  const edited = book.find(({ key }) => key === editedKey) ?? null
  return (
    <AccountPage page="addresses" formResult={formResult}>
      {book.length === 0 ? <p>{texts('none')}</p> : <AddressList book={book} />}
      <section className="account__part" id="address-form" tabIndex={-1} aria-labelledby="address-form-title">
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

/** The saved addresses, the default one first, with their actions. */
function AddressList({ book }: { book: AddressBook }) {
  return (
    <ul role="list" className="addresses border-bottom">
      {book.map((address, index) => (
        <AddressItem key={address.key} address={address} isDefault={index === 0} />
      ))}
    </ul>
  )
}

async function AddressItem({ address, isDefault }: { address: SavedAddress; isDefault: boolean }) {
  const [texts, locale] = await Promise.all([getTranslations('addresses'), currentLocale()])
  const id = `address-${address.key}`
  const hidden = <input type="hidden" name="key" value={address.key} />
  return (
    <li className="stack gap-3 py-4 border-top">
      {isDefault && <p className="label text-accent">{texts('default')}</p>}
      <address id={id}>
        <strong>
          <bdi>{address.name}</bdi>
        </strong>
        {addressLines(toLines(address).join('\n'), locale).map((line, index) => (
          <bdi key={index}>{line}</bdi>
        ))}
      </address>
      <div className="d-flex flex-wrap gap-3">
        <Link
          className="btn btn-secondary btn--small"
          href={`/account/addresses?edit=${address.key}#address-form`}
          prefetch={false}
          aria-describedby={id}
        >
          {texts('change')}
        </Link>
        {!isDefault && (
          <AccountForm action={chooseDefaultAddress}>
            {hidden}
            <button type="submit" className="btn btn-secondary btn--small" aria-describedby={id}>
              {texts('makeDefault')}
            </button>
          </AccountForm>
        )}
        <AccountForm action={removeAddress}>
          {hidden}
          <button
            type="submit"
            className="btn btn-secondary btn--small account__danger"
            aria-describedby={id}
          >
            {texts('remove')}
          </button>
        </AccountForm>
      </div>
    </li>
  )
}

interface AddressFormProperties {
  edited: SavedAddress | null
  /** Invalid values that were sent without JavaScript. */
  posted: Record<string, string> | null
}

/** The form that adds an address or changes one, with its messages, which only this page contains. */
async function AddressForm({ edited, posted }: AddressFormProperties) {
  const [locale, codes, account, errors] = await Promise.all([
    currentLocale(),
    getDeliveryCountries(),
    getTranslations('account'),
    getTranslations('errors'),
  ])
  return (
    <ClientMessages namespaces={['addresses', 'forms']}>
      <AddressFields
        action={saveAddress}
        countries={countryOptions(codes, locale)}
        edited={edited}
        posted={posted && (await toInvalidState(posted, locale))}
        noConnection={errors('unavailable')}
        submitLabel={account('save')}
      />
    </ClientMessages>
  )
}
