import { useState } from 'react'
import { useClient, useEditState } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { inventoryId } from '#schemas/shared/stock.ts'
import { useCanChange } from '../use-can-change.ts'
import { resultOf } from '../write-error.ts'
import { newInventory, STOCK_ERRORS, type StoredStock } from './stock.ts'

/**
 * Edits the stock of a product, or of its variant with a key. A change applies to the revision the user saw only; if an order
 * changed the stock in the meantime, the user is told so beside the new quantity.
 *
 * @param onTracked is called after the first quantity was stored
 */
export function useStock(productId: string, variant: string | undefined, onTracked: () => void) {
  const client = useClient({ apiVersion: API_VERSION })
  const id = inventoryId(productId, variant)
  const { published, ready } = useEditState(id, 'inventory')
  /** null if stock is not tracked, undefined while loading. */
  const stock = ready ? (published as StoredStock | null) : undefined
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isAllowed = useCanChange(id, 'inventory')

  async function run(change: Promise<unknown>): Promise<boolean> {
    setSaving(true)
    setError(undefined)
    const result = await resultOf(change)
    if (result !== 'done') setError(STOCK_ERRORS[result])
    setSaving(false)
    return result === 'done'
  }

  return {
    stock,
    error,
    isDisabled: isSaving || !isAllowed,
    /** Changes the stock that the user saw. Resolves to whether it succeeded. */
    change: async (fields: { available?: number; lowStockAt?: number }) =>
      stock ? run(client.patch(id).ifRevisionId(stock._rev).set(fields).commit()) : false,
    /** Stores the first quantity. Resolves to whether it succeeded. */
    startTracking: async (available: number) => {
      const isTracked = await run(client.create(newInventory(productId, available, variant)))
      if (isTracked) onTracked()
      return isTracked
    },
    stopTracking: () => void run(client.delete(id)),
  }
}

/** The current stock of a product or variant and the ways to change it. */
export type StockEditor = ReturnType<typeof useStock>
