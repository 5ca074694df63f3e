import type { ReactNode } from 'react'

interface SumRowProperties {
  label: string
  /** Explains the label. */
  note?: ReactNode
  amount: ReactNode
  /** Whether it is a total, which stands out, and which screen readers announce when it changes. */
  isTotal?: boolean
}

/** Renders a row in the totals of a cart or an order. */
export function SumRow({ label, note, amount, isTotal = false }: SumRowProperties) {
  return (
    <div {...(isTotal && { className: 'cart-summary__payable', 'aria-live': 'polite', 'aria-atomic': true })}>
      <dt>
        <bdi>{label}</bdi>
        {note}
      </dt>
      <dd>{amount}</dd>
    </div>
  )
}
