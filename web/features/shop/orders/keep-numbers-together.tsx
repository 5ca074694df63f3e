import { Fragment, type ReactNode } from 'react'
import { ORDER_NUMBER } from './order-id.ts'

/** Returns a text without line breaks within its order numbers. */
export function keepNumbersTogether(text: string): ReactNode {
  const numbers = text.match(ORDER_NUMBER) ?? []
  return text.split(ORDER_NUMBER).map((part, index) => (
    <Fragment key={index}>
      {part}
      {numbers[index] && <span className="text-nowrap">{numbers[index]}</span>}
    </Fragment>
  ))
}
