import { useState } from 'react'
import type { Choice } from './entries.ts'

/** An entry as far as choosing it is concerned. */
interface Row {
  key: string
  isChosen: (choice: Choice, search: string) => boolean
}

/** What editors chose to see. */
export interface ChosenRows {
  choice: Choice
  search: string
  choose: (choice: Choice) => void
  lookFor: (search: string) => void
  /** Whether the row of an entry is shown. */
  isShown: (key: string) => boolean
  /** How many are shown. */
  count: number
}

/**
 * Which rows of a table are shown. A row that was chosen stays until something else is chosen: it must not vanish under
 * the hands of who fills in what was missing.
 */
export function useChosenRows(rows: readonly Row[]): ChosenRows {
  const [choice, choose] = useState<Choice>('all')
  const [search, lookFor] = useState('')
  const [kept, setKept] = useState({ asked: '', keys: new Set<string>() })

  const isEverything = choice === 'all' && search.trim() === ''
  const asked = isEverything ? '' : `${choice} ${search}`
  const chosen =
    kept.asked === asked
      ? kept.keys
      : new Set(rows.filter((row) => row.isChosen(choice, search)).map(({ key }) => key))
  if (kept.asked !== asked) setKept({ asked, keys: chosen })

  const isShown = (key: string) => isEverything || chosen.has(key)
  return {
    choice,
    search,
    choose,
    lookFor,
    isShown,
    count: rows.filter(({ key }) => isShown(key)).length,
  }
}
