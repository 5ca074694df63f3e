import { getTranslations } from 'next-intl/server'
import type { Order } from '#web/content/orders.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { addressLines } from '#schemas/shared/address.ts'
import type { Seller } from './invoice.ts'

/** Who sells. */
export async function SellerPart({ seller }: { seller: Seller }) {
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
      {companyNumber && <p>{texts('companyNumber', { number: companyNumber })}</p>}
      {taxNumber && <p>{texts('taxNumber', { number: taxNumber })}</p>}
    </section>
  )
}

/** Who buys: the company the customer named, else who receives the goods, else the account. */
export async function Buyer({ order, locale }: { order: Order; locale: LocaleId }) {
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
      {billing?.taxNumber && <p>{texts('taxNumber', { number: billing.taxNumber })}</p>}
    </section>
  )
}
