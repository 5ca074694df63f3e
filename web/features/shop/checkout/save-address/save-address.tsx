import { getTranslations } from 'next-intl/server'
import { AccountForm } from '#web/features/account/account-form.tsx'
import { ADDRESSES_MAX } from '#web/features/account/addresses/address-book.ts'
import { toLines } from '#web/features/account/addresses/model.ts'
import { readCustomer } from '#web/features/account/queries.ts'
import { currentCustomer } from '#web/features/account/session/session.ts'
import type { Order } from '../../orders/order-document.ts'
import { saveOrderAddress } from './actions.ts'

/** Offers to save the address that was entered for an order, unless it is saved or the address book is full. */
export async function SaveAddress({ order: { _id, shipping } }: { order: Order }) {
  const customer = shipping && (await currentCustomer())
  if (!customer?.emailVerified) return null
  const { addresses } = await readCustomer(customer.uid)
  const isSaved = addresses.some(
    (saved) => saved.name === shipping?.name && toLines(saved).join('\n') === shipping.address,
  )
  if (isSaved || addresses.length >= ADDRESSES_MAX) return null
  const texts = await getTranslations('addresses')
  return (
    <AccountForm className="save-address stack justify-items-start gap-3 mt-5" action={saveOrderAddress}>
      <input type="hidden" name="order" value={_id} />
      <p id="save-address-text">{texts('offer')}</p>
      <button type="submit" className="btn btn-secondary btn--small" aria-describedby="save-address-text">
        {texts('saveOrdered')}
      </button>
    </AccountForm>
  )
}
