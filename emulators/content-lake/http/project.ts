import { apiError } from '../errors.ts'
import { listProjectIds } from '../storage/datasets.ts'
import type { Lake } from '../types.ts'

/**
 * Returns the project of a request: from the path, the header of clients with `useProjectHostname: false`, the host
 * (`<project>.api.…`, `<project>.localhost`) or `?projectId=`. Without any of these it is the only project, or the only
 * one with the dataset, or the default one; empty when there are several.
 */
export function resolveProjectId(
  { headers }: Pick<Request, 'headers'>,
  url: URL,
  params: Record<string, string>,
  lake: Lake,
): string {
  const named =
    params['projectId'] ??
    headers.get('x-sanity-project-id') ??
    /^([a-z0-9-]+)\.api(cdn)?\./.exec(url.hostname)?.[1] ??
    url.searchParams.get('projectId') ??
    projectOfLocalhost(url.hostname, lake)
  if (named) return named
  const dataset = params['dataset']
  const candidates = listProjectIds(lake.database, dataset)
  if (candidates.length === 1) return candidates[0] ?? ''
  if (
    lake.defaultProject !== undefined &&
    (dataset === undefined || candidates.includes(lake.defaultProject))
  )
    return lake.defaultProject
  if (dataset !== undefined && candidates.length > 1) {
    throw apiError(
      400,
      'Bad Request',
      `Several projects have a dataset "${dataset}": name one by ?projectId= or its host, PROJECT.localhost, or start the lake with --project`,
    )
  }
  return ''
}

/** `PROJECT.localhost`, or `s1.PROJECT.localhost` where a browser's streams are spread over hosts. */
function projectOfLocalhost(host: string, lake: Lake): string | undefined {
  const name = /(?:^|\.)([a-z0-9-]+)\.localhost$/.exec(host)?.[1]
  return name !== undefined && listProjectIds(lake.database).includes(name) ? name : undefined
}
