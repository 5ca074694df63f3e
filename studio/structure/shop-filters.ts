import { LOCALES } from '#schemas/shared/locales.ts'
import { LOW_STOCK_AT } from '#schemas/shared/stock.ts'

const WITH_SALE =
  '_type == "product" && ((sale.kind == "percent" && sale.percent > 0) || (sale.kind == "amount" && sale.amount > 0))'

const NOT_OVER = '(!defined(sale.until) || dateTime(sale.until) > dateTime(now()))'

/** Products on sale now. GROQ filter, as all below. */
export const ON_SALE = `${WITH_SALE} && ${NOT_OVER} && (!defined(sale.from) || dateTime(sale.from) <= dateTime(now()))`

export const SALE_SCHEDULED = `${WITH_SALE} && ${NOT_OVER} && dateTime(sale.from) > dateTime(now())`

export const LOW_STOCK = `_type == "inventory" && available > 0 && available <= coalesce(lowStockAt, ${LOW_STOCK_AT})`

export const SOLD_OUT = '_type == "inventory" && available <= 0'

const textCount = (field: string) => `count(${field}[defined(value) && value != ""])`
const incomplete = (field: string) => `(!defined(${field}) || ${textCount(field)} < ${LOCALES.length})`
const partial = (field: string) => `(${textCount(field)} > 0 && ${textCount(field)} < ${LOCALES.length})`

/** Products without a name or description in some language, or with a label in some languages only. Includes drafts. */
export const PRODUCTS_WITH_GAPS = `_type == "product" && (${incomplete('title')} || ${incomplete('summary')} || ${partial('label')})`
