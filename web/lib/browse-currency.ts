/** The local storage key of the currency in which a visitor browses; also the event that announces changes in this tab. */
export const CURRENCY_KEY = 'meridian.currency'

/** The attribute of the root element with this currency. Pages contain prices in every currency, and styles show one of them. */
export const CURRENCY_ATTRIBUTE = 'data-currency'

const CODE = /^[A-Z]{3}$/

/** Parses a stored currency; null for original prices. */
export const parseCurrency = (stored: string | null): string | null =>
  stored !== null && CODE.test(stored) ? stored : null

/** The styles that show prices in one currency, with `CODE` for it: a style sheet for all of them would weigh more than a page. */
const STYLES = 'html[data-currency] :is([data-in]:not([data-in~=CODE]),[data-not-in~=CODE]){display:none}'

/** Shows prices in a currency; null for original prices. The inline script does the same. */
export function showCurrency(currency: string | null): void {
  const sheet = new CSSStyleSheet()
  if (currency !== null) sheet.replaceSync(STYLES.replaceAll('CODE', currency))
  document.adoptedStyleSheets = [sheet]
  if (currency === null) document.documentElement.removeAttribute(CURRENCY_ATTRIBUTE)
  else document.documentElement.setAttribute(CURRENCY_ATTRIBUTE, currency)
}

/** Inline script that shows the stored currency before the first paint. Old browsers show original prices. */
export const currencyScript = `try{
const currency=localStorage.getItem('${CURRENCY_KEY}')
if(${String(CODE)}.test(currency)){
const sheet=new CSSStyleSheet
sheet.replaceSync('${STYLES}'.replaceAll('CODE',currency))
document.adoptedStyleSheets=[sheet]
document.documentElement.setAttribute('${CURRENCY_ATTRIBUTE}',currency)
}}catch{}`
