import type { Commit, CommitFeed } from '../types.ts'

/** Creates the feed of commits and the function that publishes to it. A subscriber that throws is reported. */
export function createCommitFeed(
  report: (error: unknown) => void,
): CommitFeed & { publish: (commit: Commit) => void } {
  const subscribers = new Set<(commit: Commit) => void>()
  return {
    subscribe(listener) {
      subscribers.add(listener)
      return () => subscribers.delete(listener)
    },
    publish(commit) {
      for (const subscriber of [...subscribers]) {
        try {
          subscriber(commit)
        } catch (error) {
          report(error)
        }
      }
    },
  }
}
