import { defineQuery } from 'groq'
import { englishText } from '#schemas/preview/localized.ts'
import type { TargetsQueryResult } from '#studio/types.generated.ts'
import { useLiveQuery } from '../use-live-query.ts'

/** A published document that can be referred to. */
interface Target {
  /** Its id. */
  value: string
  title: string
}

/** Documents offered at most: those of `targetsQuery`. */
export const MAX_TARGETS = 1000

const targetsQuery = defineQuery(
  '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(_id asc) [0...1000] {_id, title, name}',
)

/** Returns the published documents of types by title; none while loading. */
export function useTargets(types: readonly string[]): readonly Target[] {
  const { data = [] } = useLiveQuery(targetsQuery, '*[_type in $types]', { types })
  return data.map(toTarget).sort((one, other) => one.title.localeCompare(other.title))
}

const toTarget = ({ _id, title, name }: TargetsQueryResult[number]): Target => ({
  value: _id,
  title: textOf(title) ?? textOf(name) ?? _id,
})

const textOf = (text: TargetsQueryResult[number]['title' | 'name']): string | undefined => {
  if (typeof text === 'string') return text
  return Array.isArray(text) ? englishText(text) : undefined
}
