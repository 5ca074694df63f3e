import { defineQuery } from 'groq'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { englishText } from '#schemas/preview/localized.ts'
import type { TargetsQueryResult } from '#studio/types.generated.ts'

/** A published document that can be referred to. */
export interface Target {
  id: string
  title: string
}

const targetsQuery = defineQuery(
  '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(_id asc) [0...1000] {_id, title, name}',
)

/** Fetches the published documents of types by title; undefined while loading. */
export function useTargets(types: readonly string[]): readonly Target[] | undefined {
  const client = useClient({ apiVersion: '2025-10-01' })
  const [targets, setTargets] = useState<readonly Target[]>()
  const key = types.join(' ')
  useEffect(() => {
    let isCurrent = true
    const raw = client.withConfig({ perspective: 'raw', useCdn: false })
    void raw
      .fetch(targetsQuery, { types: key.split(' ') })
      .catch((): TargetsQueryResult => [])
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

const toTarget = ({ _id, title, name }: TargetsQueryResult[number]): Target => ({
  id: _id,
  title: textOf(title) ?? textOf(name) ?? _id,
})

const textOf = (text: TargetsQueryResult[number]['title' | 'name']): string | undefined => {
  if (typeof text === 'string') return text
  return Array.isArray(text) ? englishText(text) : undefined
}
