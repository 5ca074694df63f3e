import { apiError } from '../errors.ts'
import { listProjectIds } from '../storage/datasets.ts'
import type { Lake } from '../types.ts'

/**
 * Which project a request is for: named by the path, by the header that clients send with `useProjectHostname: false`,
 * by the host (`<project>.api.…`), or by `?projectId=`. Browsers' event streams carry none of these: then it is the one
 * project that has the dataset, or the only one there is; empty when there are several.
 */
export function resolveProjectId(
  request: Request,
  url: URL,
  params: Record<string, string>,
  lake: Lake,
): string {
  const named =
    params['projectId'] ??
    request.headers.get('x-sanity-project-id') ??
    /^([a-z0-9-]+)\.api(cdn)?\./.exec(url.hostname)?.[1] ??
    url.searchParams.get('projectId')
  if (named) return named
  const dataset = params['dataset']
  const candidates = listProjectIds(lake.database, dataset)
  if (candidates.length === 1) return candidates[0] ?? ''
  if (dataset !== undefined && candidates.length > 1) {
    throw apiError(
      400,
      'Bad Request',
      `Several projects have a dataset "${dataset}": name one by ?projectId=`,
    )
  }
  return ''
}
