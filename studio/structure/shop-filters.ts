import { LOCALES } from '../../schemas/shared/locales.ts'
import { LOW_STOCK_AT } from '../../schemas/shared/stock.ts'

const WITH_SALE =
  '_type == "product" && ((sale.kind == "percent" && sale.percent > 0) || (sale.kind == "amount" && sale.amount > 0))'

const NOT_OVER = '(!defined(sale.until) || dateTime(sale.until) > dateTime(now()))'

/** Goods whose price is lowered at this moment. */
export const ON_SALE = `${WITH_SALE} && ${NOT_OVER} && (!defined(sale.from) || dateTime(sale.from) <= dateTime(now()))`

/** Goods whose price will be lowered. */
export const SALE_SCHEDULED = `${WITH_SALE} && ${NOT_OVER} && dateTime(sale.from) > dateTime(now())`

/** Counts of goods that run low. */
export const RUNNING_LOW = `_type == "inventory" && available > 0 && available <= coalesce(lowStockAt, ${LOW_STOCK_AT})`

/** Counts of goods of which none is left. */
export const SOLD_OUT = '_type == "inventory" && available <= 0'

const written = (field: string) => `count(${field}[defined(value) && value != ""])`
const incomplete = (field: string) => `(!defined(${field}) || ${written(field)} < ${LOCALES.length})`
const begun = (field: string) => `(${written(field)} > 0 && ${written(field)} < ${LOCALES.length})`

/** Goods that lack a name or a description in some language, or a label that others have; drafts count as they are. */
export const PRODUCTS_WITH_GAPS = `_type == "product" && (${incomplete('title')} || ${incomplete('summary')} || ${begun('label')})`
