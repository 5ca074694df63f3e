import { scheduleTime } from '#web/content/schedule.ts'
import { isOnSale, ownPrice, type OwnPrice } from '#web/lib/prices/sale.ts'

/** What a product costs at a moment, in minor units of its currency. */
export interface Offer {
  price: number
  /** What it costs outside of the sale; null while there is none. */
  before: number | null
  /** Whole per cent off, where the sale is one of a percentage. */
  percent: number | null
  /** When the sale ends, ISO 8601; null where it does not, or is not on. */
  until: string | null
}

/** What a product costs at a moment, in milliseconds since 1970. */
export function offerAt(good: OwnPrice, now: number): Offer {
  const { sale } = good
  const { full, reduced } = ownPrice(good, now)
  if (!sale || !isOnSale(sale, now)) return { price: full, before: null, percent: null, until: null }
  return {
    price: reduced,
    before: full,
    percent: sale.kind === 'percent' ? sale.percent : null,
    until: sale.until,
  }
}

/** The moments at which sales begin and end. */
export function saleMoments(goods: readonly Pick<OwnPrice, 'sale'>[]): string[] {
  const moments = goods.flatMap(({ sale }) => [sale?.from ?? null, sale?.until ?? null])
  return [...new Set(moments.filter((moment) => moment !== null))].sort()
}

const momentsOf = new WeakMap<object, string[]>()

/** The moment at which goods are priced now; what is shown for it is made anew when the next of their sales begins or ends. */
export function saleTime(goods: readonly Pick<OwnPrice, 'sale'>[]): Promise<number> {
  const moments = momentsOf.get(goods) ?? saleMoments(goods)
  momentsOf.set(goods, moments)
  return scheduleTime(moments)
}
