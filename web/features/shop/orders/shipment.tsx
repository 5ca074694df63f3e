import { getTranslations } from 'next-intl/server'
import { SumRow } from '../pricing/sum-row.tsx'
import type { Order } from './order-document.ts'

/** Renders the carrier and tracking number of an order. */
export async function Shipment({ order: { fulfilment } }: { order: Order }) {
  if (!fulfilment?.carrier && !fulfilment?.tracking) return null
  const texts = await getTranslations('orders')
  const rows = [
    { label: texts('carrier'), value: fulfilment.carrier },
    { label: texts('tracking'), value: fulfilment.tracking },
  ]
  return (
    <dl className="cart-summary__rows mt-5">
      {rows.map(
        ({ label, value }) => value && <SumRow key={label} label={label} amount={<bdi>{value}</bdi>} />,
      )}
    </dl>
  )
}
