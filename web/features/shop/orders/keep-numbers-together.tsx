import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { ORDER_NUMBER } from './order-id.ts'

/**
 * Returns a text that breaks within its order numbers only where one is wider than its line.
 *
 * @param properties of the elements around the numbers; emails have no style sheet
 */
export function keepNumbersTogether(
  text: string,
  properties: ComponentProps<'span'> = { className: 'order-number' },
): ReactNode {
  const numbers = text.match(ORDER_NUMBER) ?? []
  return text.split(ORDER_NUMBER).map((part, index) => (
    <Fragment key={index}>
      {part}
      {numbers[index] && <span {...properties}>{numbers[index]}</span>}
    </Fragment>
  ))
}
