import { useMemo } from 'react'
import { interfaceText, interfaceTexts } from '../../../schemas/shared/interface-texts.ts'
import { namesOf } from '../../../schemas/validation/message-names.ts'
import { keyFindings } from '../../../schemas/validation/translation-keys.ts'
import type { Finding } from '../../../schemas/validation/translation-texts.ts'
import {
  belongsTo,
  countEntries,
  createExaminer,
  isFound,
  type Choice,
  type Counts,
  type Entry,
  type Findings,
} from './entries.ts'

/** An entry with everything that is to be said of it. */
export interface ExaminedEntry {
  /** Of the item, not of the text. */
  key: string
  /** By which people know it. */
  name: string
  shown: {
    findings: Findings
    keyFinding: Finding | undefined
    values: readonly string[]
    isKnown: boolean
  }
  isChosen: (choice: Choice, search: string) => boolean
}

const NO_VALUES: readonly string[] = []

/** What the site fills into each of its texts, by key; the same lists at every rendering. */
function valuesByKey(namespace: string | undefined): Map<string, readonly string[]> {
  const texts = Object.entries(interfaceTexts(namespace) ?? {})
  return new Map(texts.map(([key, { en }]) => [key, [...(namesOf(en) ?? NO_VALUES)]]))
}

/** Examines the entries of a group, by item key, and counts them. What has not changed keeps its identity. */
export function useExaminedEntries(
  entries: readonly Entry[],
  namespace: string | undefined,
): { examined: ReadonlyMap<string, ExaminedEntry>; counts: Counts } {
  const examine = useMemo(() => createExaminer(namespace), [namespace])
  const values = useMemo(() => valuesByKey(namespace), [namespace])
  const keys = entries.map(({ key = '' }) => key).join('\n')
  const ofKeys = useMemo(() => {
    const texts = interfaceTexts(namespace)
    return keyFindings(keys.split('\n').filter(Boolean), texts && new Set(Object.keys(texts)))
  }, [keys, namespace])

  return useMemo(() => {
    const all = entries.map((entry) => {
      const { _key, key = '' } = entry
      const findings = examine(entry)
      const keyFinding = ofKeys.get(key)
      return {
        key: _key,
        name: key || 'the text without a key',
        findings,
        isKeyFaulty: keyFinding !== undefined || key === '',
        shown: {
          findings,
          keyFinding,
          values: values.get(key) ?? NO_VALUES,
          isKnown: interfaceText(namespace, key) !== undefined,
        },
        isChosen: (choice: Choice, search: string) =>
          belongsTo(choice, findings, keyFinding !== undefined) && isFound(entry, search),
      }
    })
    return { examined: new Map(all.map((entry) => [entry.key, entry])), counts: countEntries(all) }
  }, [entries, namespace, examine, ofKeys, values])
}
