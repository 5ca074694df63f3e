import 'server-only'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { purgeMutation } from '#schemas/shared/purge.ts'
import { retryWhenLimited } from '#schemas/shared/rate-limit.ts'
import { inventoryId } from '#schemas/shared/stock.ts'
import { stockRequestId } from '#web/features/account/queries.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import type { AwaitedProduct } from './queries.ts'

/** What a visitor requested. */
interface StockRequest {
  email: string
  /** Number of the product or variant. */
  number: string
  locale: LocaleId
}

/**
 * Stores a request; an address waits for a product or variant once, in the language of its last request. The dot in its id makes the document
 * private.
 *
 * @throws if the lake does not respond
 */
export async function saveStockRequest(
  { email, number, locale }: StockRequest,
  product: AwaitedProduct,
): Promise<void> {
  const inventory = inventoryId(product.id, product.variant)
  const request = {
    _id: stockRequestId(email, inventory),
    _type: 'stockRequest',
    product: { _type: 'reference', _ref: product.id, _weak: true },
    number,
    inventory,
    email,
    language: locale,
    requestedAt: new Date().toISOString(),
  }
  await retryWhenLimited(() => privateClient().createOrReplace(request))
}

/** Deletes a request. Throws if the lake does not respond. */
export async function deleteStockRequest(id: string): Promise<void> {
  await privateClient().mutate([purgeMutation(id)])
}

/** Deletes the requests from before a time. Throws if the lake does not respond. */
export async function deleteStockRequestsBefore(before: Date): Promise<void> {
  const expired = {
    query: '*[_type == "stockRequest" && requestedAt < $before]',
    params: { before: before.toISOString() },
    purge: true,
  }
  await privateClient().mutate([{ delete: expired }])
}
