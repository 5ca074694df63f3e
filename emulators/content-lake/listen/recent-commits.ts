import type { Commit, CommitFeed, DocumentChange } from '../types.ts'

/** Limits of the commits kept in memory for reconnecting listeners. */
const MAXIMUM_COMMITS = 1000
const MAXIMUM_CHARACTERS = 8_000_000
/** Commits with more characters are not kept: turning them into JSON would block the thread. */
const LARGEST_COMMIT = 2_000_000

/** The last commits, for listeners that reconnect. */
export interface RecentCommits {
  /** Returns all commits after that sequence, or undefined when some are no longer in memory. */
  since(sequence: number): Commit[] | undefined
  /** Sequence of the last commit. */
  latest(): number
}

/** Keeps the commits of a feed; `latest` is the sequence of the last commit before it. */
export function keepRecentCommits(feed: CommitFeed, latest: number): RecentCommits {
  /** JSON takes a quarter of the memory of objects. */
  const recent: { sequence: number; json: string; changes: string[]; size: number }[] = []
  let forgotten = latest
  let last = latest
  let size = 0
  feed.subscribe((commit) => {
    const { sequence } = commit
    last = sequence
    const packed = packCommit(commit)
    if (!packed) {
      recent.length = 0
      size = 0
      forgotten = sequence
      return
    }
    recent.push({ sequence, ...packed })
    size += packed.size
    while (recent.length > MAXIMUM_COMMITS || size > MAXIMUM_CHARACTERS) {
      const dropped = recent.shift()
      if (!dropped) break
      forgotten = dropped.sequence
      size -= dropped.size
    }
  })
  return {
    since(sequence) {
      if (sequence < forgotten || sequence > last) return undefined
      return recent.filter((one) => one.sequence > sequence).map(unpackCommit)
    },
    latest: () => last,
  }
}

/** Returns a commit as JSON, its changes one by one; undefined for a large one. */
function packCommit(commit: Commit): { json: string; changes: string[]; size: number } | undefined {
  const json = JSON.stringify({ ...commit, changes: [] })
  let size = json.length
  const changes: string[] = []
  for (const change of commit.changes) {
    const text = JSON.stringify(change)
    changes.push(text)
    size += text.length
    if (size > LARGEST_COMMIT) return undefined
  }
  return { json, changes, size }
}

function unpackCommit({ json, changes }: { json: string; changes: string[] }): Commit {
  const commit = JSON.parse(json) as Commit
  return { ...commit, changes: changes.map((change) => JSON.parse(change) as DocumentChange) }
}
