import { mayRead, requireDataset, requireToken, requireWriter } from '../access/permissions.ts'
import { apiError, describedError } from '../errors.ts'
import { readJsonObject } from '../http/body.ts'
import { readDocument, referringIds, versionIds } from '../storage/documents.ts'
import type { Route, RouteContext } from '../types.ts'
import { publishedId } from './ids.ts'

export const routes: Route[] = [
  { method: 'POST', path: '/data/mutate/:dataset', handle: mutate },
  { method: 'POST', path: '/data/actions/:dataset', handle: act },
  { method: 'GET', path: '/data/doc/:dataset/:ids', handle: readDocuments },
  { method: 'GET', path: '/data/references/:dataset/documents/:id/to', handle: listReferences },
]

function isOn(context: RouteContext, option: string): boolean {
  return context.url.searchParams.get(option) === 'true'
}

/** Returns what mutations and actions have in common, with the body. Throws a 403 for principals who may not write. */
async function readWrite(context: RouteContext) {
  const { request, principal } = context
  const { projectId, name: dataset } = requireDataset(context)
  requireWriter(principal)
  const body = await readJsonObject(request)
  const { transactionId } = body
  if (transactionId !== undefined && typeof transactionId !== 'string') {
    throw describedError(400, 'validationError', '"transactionId" must be a string')
  }
  return { body, write: { projectId, dataset, principal, transactionId } }
}

/** https://www.sanity.io/docs/http-reference/mutation */
async function mutate(context: RouteContext): Promise<Response> {
  const { body, write } = await readWrite(context)
  const { mutations } = body
  if (!Array.isArray(mutations)) {
    throw describedError(400, 'validationError', 'The request body must have an array of "mutations"')
  }
  const outcome = await context.lake.mutate({
    ...write,
    mutations,
    dryRun: isOn(context, 'dryRun'),
    autoGenerateArrayKeys: isOn(context, 'autoGenerateArrayKeys'),
  })
  const withDocuments = isOn(context, 'returnDocuments')
  if (!withDocuments && !isOn(context, 'returnIds')) {
    return Response.json({ transactionId: outcome.transactionId })
  }
  const results = outcome.results.map(({ id, operation, document }) =>
    withDocuments && document ? { id, operation, document } : { id, operation },
  )
  return Response.json({ transactionId: outcome.transactionId, results })
}

/** https://www.sanity.io/docs/http-reference/actions */
async function act(context: RouteContext): Promise<Response> {
  const { body, write } = await readWrite(context)
  const { actions, dryRun } = body
  if (!Array.isArray(actions) || actions.length === 0) {
    throw describedError(400, 'validationError', 'The request body must have an array of "actions"')
  }
  const outcome = await context.lake.act({
    ...write,
    actions,
    dryRun: dryRun === true || isOn(context, 'dryRun'),
  })
  return Response.json({ transactionId: outcome.transactionId })
}

/** `ids` is one id or several separated by commas; unreadable ones are omitted like missing ones. */
function readDocuments(context: RouteContext): Response {
  const { lake, params, principal } = context
  const dataset = requireDataset(context)
  const of = { projectId: dataset.projectId, dataset: dataset.name }
  const given = (params['ids'] ?? '').split(',').filter(Boolean)
  if (given.length > 1000) throw apiError(400, 'Bad Request', 'At most 1000 documents per request')
  const ids = isOn(context, 'includeAllVersions')
    ? given.flatMap((id) => [
        publishedId(id),
        `drafts.${publishedId(id)}`,
        ...versionIds(lake.database, of, publishedId(id)),
      ])
    : given
  const documents: unknown[] = []
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
  for (const id of ids) {
    const document = readDocument(lake.database, of, id)
    if (!document) omitted.push({ id, reason: 'existence' })
    else if (mayRead(principal, dataset, document)) documents.push(document)
    else omitted.push({ id, reason: 'permission' })
  }
  return Response.json({ documents, omitted })
}

/**
 * Lists the readable documents that refer to a document. Only this dataset is searched; `excludeInternalReferences`
 * leaves nothing.
 */
function listReferences(context: RouteContext): Response {
  const { lake, params, principal } = context
  const dataset = requireDataset(context)
  requireToken(principal)
  const { projectId, name: datasetName } = dataset
  const of = { projectId, dataset: datasetName }
  const ids = isOn(context, 'excludeInternalReferences')
    ? []
    : referringIds(lake.database, of, params['id'] ?? '', 'any').filter((id) => {
        const document = readDocument(lake.database, of, id)
        return document !== null && mayRead(principal, dataset, document)
      })
  const references = ids.map((documentId) => ({ projectId, datasetName, documentId }))
  return Response.json({ totalCount: references.length, references })
}
