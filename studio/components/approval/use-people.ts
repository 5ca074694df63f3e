import { useEffect, useState } from 'react'
import { useProject, useUserStore } from 'sanity'
import type { Person } from './approval.ts'

/** Fetches the people of the project, sorted by name, without robots. */
export function usePeople(): readonly Person[] {
  const store = useUserStore()
  const members = useProject()?.members
  const [people, setPeople] = useState<readonly Person[]>([])
  const key = (members ?? [])
    .filter(({ isRobot }) => !isRobot)
    .map(({ id }) => id)
    .join()
  useEffect(() => {
    if (key === '') return
    let isCurrent = true
    store.getUsers(key.split(',')).then(
      (found) => {
        const named = found.map(({ id, displayName }) => ({ id, name: displayName ?? id }))
        if (isCurrent) setPeople(named.sort((one, other) => one.name.localeCompare(other.name)))
      },
      // Without the list a state can still be saved.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [store, key])
  return people
}
