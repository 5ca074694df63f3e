import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { englishText } from '#schemas/preview/localized.ts'
import type { Localized } from '#schemas/validation/localized.ts'

/** A published document that can be referred to. */
export interface Target {
  id: string
  title: string
}

interface TargetRow {
  _id: string
  title: string | Localized | null
  name: string | Localized | null
}

const QUERY =
  '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(_id asc) [0...1000] {_id, title, name}'

/** Fetches the published documents of types by title; undefined while loading. */
export function useTargets(types: readonly string[]): readonly Target[] | undefined {
  const client = useClient({ apiVersion: '2025-10-01' })
  const [targets, setTargets] = useState<readonly Target[]>()
  const key = types.join(' ')
  useEffect(() => {
    let isCurrent = true
    const raw = client.withConfig({ perspective: 'raw', useCdn: false })
    void raw
      .fetch<TargetRow[]>(QUERY, { types: key.split(' ') })
      .catch((): TargetRow[] => [])
      .then((rows) => {
        if (isCurrent)
          setTargets(rows.map(toTarget).sort((one, other) => one.title.localeCompare(other.title)))
      })
    return () => {
      isCurrent = false
    }
  }, [client, key])
  return targets
}

const toTarget = ({ _id, title, name }: TargetRow): Target => ({
  id: _id,
  title: textOf(title) ?? textOf(name) ?? _id,
})

const textOf = (text: string | Localized | null): string | undefined =>
  typeof text === 'string' ? text : englishText(text ?? undefined)
