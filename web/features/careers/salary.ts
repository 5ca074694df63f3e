import type { Salary } from './data.ts'

/** A span of yearly pay as people read it, such as “£62,000 – £78,000”; figures in the digits the site uses. */
export function formatSalary({ minimum, maximum, currency }: Salary, languageTag: string): string {
  const format = new Intl.NumberFormat(`${languageTag}-u-nu-latn`, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  return minimum === maximum ? format.format(minimum) : format.formatRange(minimum, maximum)
}
