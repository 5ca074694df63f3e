import { Fragment, type ReactNode } from 'react'
import { ORDER_NUMBER } from './order-id.ts'

/** Returns a text that breaks within its order numbers only where one is wider than its line. */
export function keepNumbersTogether(text: string): ReactNode {
  const numbers = text.match(ORDER_NUMBER) ?? []
  return text.split(ORDER_NUMBER).map((part, index) => (
    <Fragment key={index}>
      {part}
      {numbers[index] && <span className="order-number">{numbers[index]}</span>}
    </Fragment>
  ))
}
