import { useCallback, useState } from 'react'
import { useClient, useEditState } from 'sanity'
import { inventoryId } from '../../../schemas/shared/stock.ts'
import { newStock, type StoredStock } from './stock-change.ts'

const API = { apiVersion: '2025-10-01' }

/** The count of a product as it is now, and what can be done with it. */
export interface StockEditor {
  /** `null` while nobody counts; `undefined` while it is not known. */
  stock: StoredStock | null | undefined
  /** Why the last change was not made. */
  fault: string | undefined
  isSaving: boolean
  change: (fields: { available?: number; lowStockAt?: number }) => void
  begin: (available: number) => void
  end: () => void
}

const isConflict = (error: unknown): boolean => (error as { statusCode?: number }).statusCode === 409

/**
 * Edits the count of a product, beside the product: nothing is published, and nothing of an order is lost. A change is made
 * only to the count that was seen; when an order took something meanwhile, the new count is shown instead.
 */
export function useStock(productId: string): StockEditor {
  const client = useClient(API)
  const id = inventoryId(productId)
  const { published, ready } = useEditState(id, 'inventory')
  const stock = ready ? (published as StoredStock | null) : undefined
  const [fault, setFault] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  const run = useCallback(async (work: () => Promise<unknown>) => {
    setSaving(true)
    setFault(undefined)
    try {
      await work()
    } catch (error) {
      setFault(
        isConflict(error)
          ? 'The stock changed while you wrote: look at the new count, then save again.'
          : 'The change was not saved. Check your connection and try again.',
      )
    }
    setSaving(false)
  }, [])

  return {
    stock,
    fault,
    isSaving,
    change: (fields) =>
      void (stock && run(() => client.patch(id).ifRevisionId(stock._rev).set(fields).commit())),
    begin: (available) => void run(() => client.create(newStock(productId, available))),
    end: () => void run(() => client.delete(id)),
  }
}
