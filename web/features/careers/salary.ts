import { joinMoneyParts } from '#web/lib/money.ts'
import type { Salary } from './queries.ts'

/** Formats a salary range, such as “£62,000 – £78,000”, with Latin digits. */
export function formatSalary({ minimum, maximum, currency }: Salary, languageTag: string): string {
  const format = new Intl.NumberFormat(`${languageTag}-u-nu-latn`, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  return joinMoneyParts(
    minimum === maximum ? format.formatToParts(minimum) : format.formatRangeToParts(minimum, maximum),
  )
}
