import { useLocale } from 'next-intl'
import { formatMoney } from '#web/lib/money.ts'

/** Returns a function that formats minor units of a currency in the language of the page. */
export function useMoney(): (minor: number, currency: string) => string {
  const locale = useLocale()
  return (minor, currency) => formatMoney(minor, currency, { locale })
}
