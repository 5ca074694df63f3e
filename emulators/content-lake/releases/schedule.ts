import { type ReleaseDocument, releaseId } from '../documents/releases.ts'
import { ApiError } from '../errors.ts'
import { rows } from '../storage/statements.ts'
import type { DatasetName, Lake, Principal } from '../types.ts'

/** The longest delay of a timer in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1
/** A release that failed because of the machine (a full disk) is retried after this time. */
const RETRY_MS = 60_000

interface Scheduled extends DatasetName {
  release: ReleaseDocument
}

/**
 * Publishes each scheduled release at its time, one after another; overdue ones at once. One that cannot be published
 * because of its documents is reopened with the error.
 */
export function startSchedule(lake: Lake, report: (error: unknown) => void): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false

  function arm(): void {
    clearTimeout(timer)
    if (stopped || running) return
    const [next] = scheduled(lake)
    if (!next) return
    wait(dueTime(next.release) - Date.now())
  }

  function wait(milliseconds: number): void {
    timer = setTimeout(publishDue, Math.min(Math.max(milliseconds, 0), LONGEST_WAIT_MS))
    timer.unref()
  }

  function publishDue(): void {
    running = (async () => {
      for (const one of scheduled(lake)) {
        if (stopped || dueTime(one.release) > Date.now()) break
        await publish(lake, one)
      }
    })()
      .then(
        () => undefined,
        (error: unknown) => {
          report(error)
          return RETRY_MS
        },
      )
      .then((pause) => {
        running = undefined
        if (pause === undefined) arm()
        else if (!stopped) wait(pause)
      })
  }

  const unsubscribe = lake.commits.subscribe(({ changes }) => {
    if (changes.some(({ documentId }) => documentId.startsWith(releaseId('')))) arm()
  })
  arm()
  return {
    async stop() {
      stopped = true
      unsubscribe()
      clearTimeout(timer)
      await running
    },
  }
}

/** Returns all scheduled releases of the lake, the next first, without imported ones that have an invalid time. */
function scheduled({ database }: Lake): Scheduled[] {
  const sql = `SELECT documents.project_id AS projectId, dataset, body FROM datasets
    JOIN documents ON documents.project_id = datasets.project_id AND dataset = name AND type = 'system.release'
    WHERE body ->> 'state' = 'scheduled' ORDER BY body ->> 'publishAt'`
  return rows<DatasetName & { body: string }>(database, sql)
    .map(({ projectId, dataset, body }) => ({
      projectId,
      dataset,
      release: JSON.parse(body) as ReleaseDocument,
    }))
    .filter(({ release }) => !Number.isNaN(dueTime(release)))
}

const dueTime = ({ publishAt }: ReleaseDocument): number => Date.parse(publishAt ?? '')

async function publish(lake: Lake, { projectId, dataset, release }: Scheduled): Promise<void> {
  // Published in the name of its creator, with the lake's rights: its documents were written by users with rights.
  const principal: Principal = { userId: release.userId, role: 'administrator' }
  const transaction = { projectId, dataset, principal }
  const action = { actionType: 'sanity.action.release.publish', releaseId: release.name }
  try {
    await lake.act({ ...transaction, actions: [action] })
  } catch (error) {
    if (!isRejection(error)) throw error
    const { message } = error
    const patch = {
      set: { state: 'active', error: { message } },
      unset: ['publishAt', 'finalDocumentStates'],
    }
    const mutations = [{ patch: { id: release._id, ifRevisionID: release._rev, ...patch } }]
    await lake.mutate({ ...transaction, mutations }).catch((later: unknown) => {
      // The release was changed meanwhile, and that change stays.
      if (!isRejection(later)) throw later
    })
  }
}

/** An error of the request, not of the machine. */
const isRejection = (error: unknown): error is ApiError => error instanceof ApiError && error.status < 500
