import { useMemo } from 'react'
import { interfaceText, interfaceTexts } from '#schemas/shared/interface-texts.ts'
import { parsePlaceholders } from '#schemas/validation/message-placeholders.ts'
import { findKeyIssues } from '#schemas/validation/translation-keys.ts'
import {
  countEntries,
  createEntryChecker,
  type Entry,
  type Filter,
  matchesFilter,
  matchesSearch,
} from './entries.ts'

const NO_VALUES: readonly string[] = []

function placeholdersByKey(namespace: string | undefined): Map<string, readonly string[]> {
  const texts = [...(interfaceTexts(namespace) ?? [])]
  return new Map(texts.map(([key, { en }]) => [key, [...(parsePlaceholders(en) ?? NO_VALUES)]]))
}

/** Checks and counts the entries of a group. Results of unchanged entries keep their identity. */
export function useCheckedEntries(entries: readonly Entry[], namespace: string | undefined) {
  const checkEntry = useMemo(() => createEntryChecker(namespace), [namespace])
  const values = useMemo(() => placeholdersByKey(namespace), [namespace])
  const keys = entries.map(({ key = '' }) => key).join('\n')
  const keyIssues = useMemo(() => {
    const texts = interfaceTexts(namespace)
    return findKeyIssues(keys.split('\n').filter(Boolean), texts && new Set(texts.keys()))
  }, [keys, namespace])

  return useMemo(() => {
    const all = entries.map((entry) => {
      const { _key, key = '' } = entry
      const issues = checkEntry(entry)
      const keyIssue = keyIssues.get(key)
      const hasInvalidKey = keyIssue !== undefined || key === ''
      return {
        /** Array key of the item. */
        key: _key,
        /** Key of the text, for labels. */
        name: key || 'text without a key',
        issues,
        hasInvalidKey,
        shown: {
          issues,
          keyIssue,
          values: values.get(key) ?? NO_VALUES,
          isKnown: interfaceText(namespace, key) !== undefined,
        },
        matches: (filter: Filter, search: string) =>
          matchesFilter(filter, issues, hasInvalidKey) && matchesSearch(entry, search),
      }
    })
    return { checked: new Map(all.map((entry) => [entry.key, entry])), counts: countEntries(all) }
  }, [entries, namespace, checkEntry, keyIssues, values])
}
