import { countUnits } from '../cart/model/quantity.ts'

/** What is requested: units of products or variants by their numbers; the same number may come twice. */
interface Requested {
  items: readonly { productId: string; quantity: number }[]
}

/** Counts the units of each product that a request asks for. */
export const requestedUnits = ({ items }: Requested): Map<string, number> =>
  countUnits(items.map(({ productId: number, quantity }) => ({ number, quantity })))

/** Counts the units that a request asks for beyond what is available. */
export function missingUnits(
  request: Requested,
  short: readonly { productId: string; available: number }[],
): Map<string, number> {
  const requested = requestedUnits(request)
  return new Map(
    short.map(({ productId, available }) => [productId, (requested.get(productId) ?? 0) - available]),
  )
}
