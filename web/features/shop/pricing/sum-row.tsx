import type { ReactNode } from 'react'

interface SumRowProperties {
  label: string
  /** Explains the label. */
  note?: ReactNode
  amount: ReactNode
  /** Whether it is a total, which stands out. */
  isTotal?: boolean
}

/** Renders a row in the totals of a cart or an order. */
export function SumRow({ label, note, amount, isTotal = false }: SumRowProperties) {
  return (
    <div className={isTotal ? 'cart-summary__payable' : undefined}>
      <dt>
        <bdi>{label}</bdi>
        {note}
      </dt>
      <dd>{amount}</dd>
    </div>
  )
}
