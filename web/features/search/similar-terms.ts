import { distance } from 'fastest-levenshtein'

/** Latin words of this length or more tolerate a typo. */
const TOLERANT_MIN_LENGTH = 5

/** The part of a word's letters that may differ. */
const TOLERANCE = 0.2

/** Whether a typo in a term is tolerated: not in numbers, which would find other products. */
const isTolerant = (term: string) => /^[a-z]+$/.test(term) && term.length >= TOLERANT_MIN_LENGTH

/**
 * Returns the closest terms to one with a typo.
 *
 * @param listTerms returns all terms in Latin letters
 */
export function similarTerms(term: string, listTerms: () => string[]): string[] {
  if (!isTolerant(term)) return []
  const limit = Math.round(term.length * TOLERANCE)
  const near = listTerms()
    .filter((other) => Math.abs(other.length - term.length) <= limit)
    .map((other) => ({ other, errors: distance(term, other) }))
    .filter(({ errors }) => errors <= limit)
  const fewest = Math.min(...near.map(({ errors }) => errors))
  return [...new Set(near.filter(({ errors }) => errors === fewest).map(({ other }) => other))]
}
