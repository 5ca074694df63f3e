/** `POST /assets/images/:dataset` and `POST /assets/files/:dataset`: the raw body becomes an asset. */

import { Readable } from 'node:stream'
import { requireDataset, requireToken, requireWriter } from '../access/permissions.ts'
import { apiError } from '../errors.ts'
import type { Route, RouteContext } from '../types.ts'
import type { AssetName } from './names.ts'
import { storeAsset } from './store-asset.ts'

export const uploadRoutes: Route[] = [
  { method: 'POST', path: '/assets/images/:dataset', handle: (context) => upload('image', context) },
  { method: 'POST', path: '/assets/files/:dataset', handle: (context) => upload('file', context) },
]

async function upload(kind: AssetName['kind'], context: RouteContext): Promise<Response> {
  const { lake, principal, request, url } = context
  requireToken(principal)
  requireWriter(principal)
  const { projectId, name: dataset } = requireDataset(context)
  if (!request.body) throw apiError(400, 'Bad Request', 'Request body is empty')
  const query = url.searchParams
  const document = await storeAsset(lake, {
    projectId,
    dataset,
    kind,
    principal,
    body: Readable.fromWeb(request.body),
    filename: query.get('filename') ?? undefined,
    contentType: request.headers.get('content-type') ?? undefined,
    meta: [...query.getAll('meta'), ...query.getAll('meta[]')].flatMap((part) => part.split(',')),
    attributes: describingAttributes(query),
  })
  return Response.json({ document })
}

function describingAttributes(query: URLSearchParams): Record<string, unknown> {
  const pick = (names: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(names).flatMap(([attribute, parameter]) => {
        const value = query.get(parameter)
        return value ? [[attribute, value]] : []
      }),
    )
  const source = pick({ id: 'sourceId', name: 'sourceName', url: 'sourceUrl' })
  return {
    ...pick({ label: 'label', title: 'title', description: 'description', creditLine: 'creditLine' }),
    ...(Object.keys(source).length > 0 ? { source } : {}),
  }
}
