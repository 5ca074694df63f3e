import { useCallback } from 'react'
import { useProject, type User, useUserStore } from 'sanity'
import { useFetched } from './use-fetched.ts'

/** Fetches users by id; none while loading or if that fails. */
export function useUsers(ids: readonly string[]): readonly User[] {
  const store = useUserStore()
  const key = ids.join()
  const request = useCallback(
    () => (key === '' ? Promise.resolve([]) : store.getUsers(key.split(','))),
    [store, key],
  )
  return useFetched(request).data ?? []
}

/** Returns the people of the project, sorted by name, without robots. Without their names they have their ids. */
export function usePeople() {
  const members = (useProject()?.members ?? []).filter(({ isRobot }) => !isRobot)
  const users = useUsers(members.map(({ id }) => id))
  return members
    .map((member) => ({
      ...member,
      name: users.find(({ id }) => id === member.id)?.displayName ?? member.id,
    }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
