import { useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useLiveQuery } from '../use-live-query.ts'
import { resultOf } from '../write-error.ts'
import {
  groupDocuments,
  moveItem,
  ORDER_QUERY,
  type OrderedGroup,
  type OrderedRow,
  planMove,
  type PositionChange,
} from './ordering.ts'

const FAILED = 'The order wasn’t saved. Check your connection and try again.'
const FORBIDDEN = 'Your role can’t change this order. Ask an administrator.'

/** Follows the order of a type’s documents and moves them, each time in one transaction. */
export function useOrdering(type: string) {
  const client = useClient({ apiVersion: API_VERSION })
  const { data, hasFailed } = useLiveQuery<string, OrderedRow[]>(ORDER_QUERY, '*[_type == $type]', { type })
  const [error, setError] = useState<string>()
  /** Shown until the saved order arrives. */
  const [pending, setPending] = useState<{ data: unknown; group: OrderedGroup }>()
  const stored = useMemo(() => (data ? groupDocuments(data) : undefined), [data])
  const groups = stored?.map((group) =>
    pending?.data === data && pending?.group.key === group.key ? pending.group : group,
  )

  async function save(group: OrderedGroup, changes: readonly PositionChange[]) {
    const transaction = client.transaction()
    for (const { id, order } of changes)
      for (const version of group.items.find((item) => item.id === id)?.versions ?? [])
        transaction.patch(version, { set: { order } })
    const result = await resultOf(transaction.commit({ visibility: 'sync' }))
    if (result === 'done') return
    setPending(undefined)
    setError(result === 'forbidden' ? FORBIDDEN : FAILED)
  }

  function move(group: OrderedGroup, from: number, to: number) {
    const changes = planMove(group.items, from, to)
    if (changes.length === 0) return
    setError(undefined)
    const orderOf = new Map(changes.map(({ id, order }) => [id, order]))
    const items = moveItem(group.items, from, to).map((item) => ({
      ...item,
      order: orderOf.get(item.id) ?? item.order,
    }))
    setPending({ data, group: { ...group, items } })
    void save(group, changes)
  }
  return { groups, hasFailed, error, move }
}
