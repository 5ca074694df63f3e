import type { Commit, CommitFeed } from '../types.ts'

/** How much of the past is kept in memory for listeners that come back. */
const MAXIMUM_COMMITS = 1000
const MAXIMUM_CHARACTERS = 16_000_000

/** The last commits, so that a listener that lost its connection gets what it missed. */
export interface RecentCommits {
  /** All commits after that sequence, or undefined when some of them are no longer known. */
  since(sequence: number): Commit[] | undefined
  /** Sequence of the last commit. */
  latest(): number
}

/** Keeps the commits of a feed; `latest` is the sequence of the last commit before it. */
export function keepRecentCommits(feed: CommitFeed, latest: number): RecentCommits {
  const kept: { commit: Commit; size: number }[] = []
  let forgotten = latest
  let last = latest
  let size = 0
  feed.subscribe((commit) => {
    const characters = sizeOf(commit)
    kept.push({ commit, size: characters })
    size += characters
    last = commit.sequence
    while (kept.length > MAXIMUM_COMMITS || size > MAXIMUM_CHARACTERS) {
      const dropped = kept.shift()
      if (!dropped) break
      forgotten = dropped.commit.sequence
      size -= dropped.size
    }
  })
  return {
    since(sequence) {
      if (sequence < forgotten || sequence > last) return undefined
      return kept.map(({ commit }) => commit).filter((commit) => commit.sequence > sequence)
    },
    latest: () => last,
  }
}

function sizeOf({ changes }: Commit): number {
  return changes.reduce(
    (sum, { before, after }) => sum + JSON.stringify(before).length + JSON.stringify(after).length,
    0,
  )
}
