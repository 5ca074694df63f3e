import { useState } from 'react'
import type { Filter } from './entries.ts'

interface Row {
  key: string
  matches: (filter: Filter, search: string) => boolean
}

/**
 * Filters the rows of the table. A row stays visible until filter or search change, so that it does not disappear while
 * the editor fills it in.
 */
export function useFilteredRows(rows: readonly Row[]) {
  const [filter, setFilter] = useState<Filter>('all')
  const [search, setSearch] = useState('')
  const [result, setResult] = useState({ query: '', keys: new Set<string>() })

  const isUnfiltered = filter === 'all' && search.trim() === ''
  const query = isUnfiltered ? '' : `${filter} ${search}`
  const keys =
    result.query === query
      ? result.keys
      : new Set(rows.filter((row) => row.matches(filter, search)).map(({ key }) => key))
  if (result.query !== query) setResult({ query, keys })

  /** Returns whether the row of an entry is shown. */
  const isShown = (key: string) => isUnfiltered || keys.has(key)
  return {
    filter,
    search,
    setFilter,
    setSearch,
    isShown,
    count: rows.filter(({ key }) => isShown(key)).length,
  }
}

export type FilteredRows = ReturnType<typeof useFilteredRows>
