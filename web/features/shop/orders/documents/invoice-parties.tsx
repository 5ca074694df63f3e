import { getTranslations } from 'next-intl/server'
import { addressLines } from '#schemas/shared/address.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { isolateText } from '#web/lib/isolate.ts'
import type { Order } from '../order-document.ts'
import type { Seller } from './queries.ts'

/** Renders the seller's name, address and registration numbers. */
export async function SellerDetails({ seller }: { seller: Seller }) {
  const texts = await getTranslations('invoice')
  const { companyNumber, taxNumber } = seller
  return (
    <section>
      <h2>{texts('from')}</h2>
      <address>
        <strong>{seller.legalName ?? seller.siteName}</strong>
        {seller.address?.split('\n').map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      {companyNumber && <p>{texts('companyNumber', { number: isolateText(companyNumber) })}</p>}
      {taxNumber && <p>{texts('taxNumber', { number: isolateText(taxNumber) })}</p>}
    </section>
  )
}

/** Renders the buyer: the billing company, else the recipient, else the account holder. */
export async function BuyerDetails({ order, locale }: { order: Order; locale: LocaleId }) {
  const texts = await getTranslations('invoice')
  const { billing, customer, shipping } = order
  const address = billing?.address || shipping?.address
  const person = shipping?.name || customer.name
  return (
    <section>
      <h2>{texts('to')}</h2>
      <address>
        {billing?.company && <strong>{billing.company}</strong>}
        {person && <bdi>{person}</bdi>}
        {address &&
          addressLines(address, locale).map((line, index) => <bdi key={`${index} ${line}`}>{line}</bdi>)}
        <bdi>{customer.email}</bdi>
      </address>
      {billing?.taxNumber && <p>{texts('taxNumber', { number: isolateText(billing.taxNumber) })}</p>}
    </section>
  )
}
