import { getTranslations } from 'next-intl/server'
import { addressLines } from '#schemas/shared/address.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { AccountForm } from '../account-form.tsx'
import { chooseDefaultAddress, removeAddress } from './actions.ts'
import type { AddressBook, SavedAddress } from './address-book.ts'
import { toLines } from './model.ts'

/** The saved addresses, the default one first, with their actions. */
export function AddressList({ book }: { book: AddressBook }) {
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
