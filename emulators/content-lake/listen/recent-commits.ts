import type { Commit, CommitFeed } from '../types.ts'

/** How much of the past is kept in memory for listeners that come back. */
const MAXIMUM_COMMITS = 1000
const MAXIMUM_CHARACTERS = 8_000_000

/** The last commits, so that a listener that lost its connection gets what it missed. */
export interface RecentCommits {
  /** All commits after that sequence, or undefined when some of them are no longer known. */
  since(sequence: number): Commit[] | undefined
  /** Sequence of the last commit. */
  latest(): number
}

/** Keeps the commits of a feed; `latest` is the sequence of the last commit before it. */
export function keepRecentCommits(feed: CommitFeed, latest: number): RecentCommits {
  /** As JSON, which takes a quarter of the memory. */
  const kept: { sequence: number; json: string }[] = []
  let forgotten = latest
  let last = latest
  let size = 0
  feed.subscribe((commit) => {
    const json = JSON.stringify(commit)
    kept.push({ sequence: commit.sequence, json })
    size += json.length
    last = commit.sequence
    while (kept.length > MAXIMUM_COMMITS || size > MAXIMUM_CHARACTERS) {
      const dropped = kept.shift()
      if (!dropped) break
      forgotten = dropped.sequence
      size -= dropped.json.length
    }
  })
  return {
    since(sequence) {
      if (sequence < forgotten || sequence > last) return undefined
      return kept.filter((one) => one.sequence > sequence).map(({ json }) => JSON.parse(json) as Commit)
    },
    latest: () => last,
  }
}
