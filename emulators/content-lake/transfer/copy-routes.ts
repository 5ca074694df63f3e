/** `PUT /datasets/:source/copy` starts copying a dataset; `/jobs/:id/listen` streams the progress. */

import { requireAdministrator } from '../access/permissions.ts'
import { apiError } from '../errors.ts'
import { readJsonObject } from '../http/body.ts'
import { openEventStream } from '../http/event-stream.ts'
import { findDataset, isDatasetName } from '../storage/datasets.ts'
import { toStorageError } from '../storage/errors.ts'
import type { Route, RouteContext } from '../types.ts'
import { copyDataset } from './copy.ts'

interface CopyJob {
  id: string
  projectId: string
  sourceDataset: string
  targetDataset: string
  state: 'pending' | 'completed' | 'failed'
  progress: number
  message?: string
  withHistory: false
  createdAt: string
  updatedAt: string
}

/** Limit of jobs that are kept for `--list`, until the lake ends. */
const REMEMBERED = 100

/** Creates the routes with the jobs of this lake. */
export function copyRoutes(): Route[] {
  const jobs = new Map<string, CopyJob>()
  // Weak, so that a forgotten job takes its watchers along.
  const watchers = new WeakMap<CopyJob, Set<() => void>>()

  function change(job: CopyJob, what: Partial<CopyJob>): void {
    Object.assign(job, what, { updatedAt: new Date().toISOString() })
    for (const notify of watchers.get(job) ?? []) notify()
  }

  async function begin(context: RouteContext): Promise<Response> {
    const { lake, params, principal, request } = context
    requireAdministrator(principal)
    const { projectId, source: sourceDataset = '' } = params
    const source = findDataset(lake.database, projectId, sourceDataset)
    if (!source) throw apiError(404, 'Not Found', `Dataset "${sourceDataset}" not found`)
    const { targetDataset, skipContentReleases } = await readJsonObject(request)
    if (typeof targetDataset !== 'string' || !isDatasetName(targetDataset))
      throw apiError(400, 'Bad Request', '"targetDataset" must be the name of a dataset')
    if (findDataset(lake.database, projectId, targetDataset))
      throw apiError(409, 'Conflict', `Dataset "${targetDataset}" already exists`)
    const createdAt = new Date().toISOString()
    const job: CopyJob = {
      id: crypto.randomUUID(),
      projectId,
      sourceDataset,
      targetDataset,
      state: 'pending',
      progress: 0,
      withHistory: false,
      createdAt,
      updatedAt: createdAt,
    }
    jobs.set(job.id, job)
    const [oldest] = jobs.keys()
    if (jobs.size > REMEMBERED && oldest) jobs.delete(oldest)
    copyDataset(lake, {
      source,
      target: targetDataset,
      principal,
      skipContentReleases: skipContentReleases === true,
      onProgress: (progress) => change(job, { progress }),
    }).then(
      () => change(job, { state: 'completed', progress: 100 }),
      (error: unknown) => change(job, { state: 'failed', message: (toStorageError(error) as Error).message }),
    )
    return Response.json(
      { jobId: job.id, sourceDataset, targetDataset, aclMode: source.aclMode },
      { status: 202 },
    )
  }

  function list({ params, principal, url }: RouteContext): Response {
    requireAdministrator(principal)
    const [offset, limit] = [url.searchParams.get('offset'), url.searchParams.get('limit')].map(Number)
    const of = [...jobs.values()].filter(({ projectId }) => projectId === params.projectId).reverse()
    return Response.json(of.slice(offset, limit ? (offset ?? 0) + limit : undefined))
  }

  /** Without a token, as hosted: only the initiator knows a job's id. */
  function listen({ params }: RouteContext): Response {
    const job = jobs.get(params['id'] ?? '')
    if (!job) throw apiError(404, 'Not Found', 'Job not found')
    const stream = openEventStream()
    const watching = watchers.get(job) ?? new Set()
    watchers.set(job, watching)
    const notify = () => {
      stream.send({ event: 'job', data: { state: job.state, progress: job.progress, message: job.message } })
      if (job.state === 'completed') stream.send({ event: 'done', data: {} })
    }
    watching.add(notify)
    void stream.closed.then(() => watching.delete(notify))
    notify()
    return stream.response
  }

  return [
    ...['/projects/:projectId/datasets', '/datasets'].flatMap((path) => [
      { method: 'PUT' as const, path: `${path}/:source/copy`, handle: begin },
      { method: 'GET' as const, path: `${path}/copy`, handle: list },
    ]),
    { method: 'GET', path: '/jobs/:id/listen', handle: listen },
  ]
}
