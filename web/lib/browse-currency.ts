/** The local storage key of the currency in which a visitor browses; also the event that announces changes in this tab. */
export const CURRENCY_KEY = 'meridian.currency'

/** The attribute of the root element with this currency. Pages contain prices in every currency, and CSS shows one of them. */
export const CURRENCY_ATTRIBUTE = 'data-currency'

const CODE = /^[A-Z]{3}$/

/** Parses a stored currency; null for original prices. */
export const parseCurrency = (stored: string | null): string | null =>
  stored !== null && CODE.test(stored) ? stored : null

/** Inline script that sets the attribute before the first paint. */
export const currencyScript = `try{
const currency=localStorage.getItem('${CURRENCY_KEY}')
if(${String(CODE)}.test(currency))document.documentElement.setAttribute('${CURRENCY_ATTRIBUTE}',currency)
}catch{}`
