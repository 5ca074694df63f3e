import { isRecord } from '../../../shared/json.ts'
import { alreadyExists, checkRevision, invalid, notFound } from '../errors.ts'
import { isVersionId } from '../ids.ts'
import { type Attributes, parsePatch } from '../parse.ts'
import { checkId } from '../validation.ts'
import { checkPair, type Plan, readId } from './common.ts'

/** Adds a version to a release, from a given document or as a copy of another one. */
export const createVersion: Plan = (action, { get }) => {
  const published = readId(action, 'publishedId')
  const document = action['document'] === undefined ? copyOf(action, get) : givenIn(action)
  checkPair(document._id, published)
  if (get(document._id)) throw alreadyExists(document._id)
  return [{ kind: 'create', document }]
}

function copyOf(action: Attributes, get: Parameters<Plan>[1]['get']): Attributes & { _id: string } {
  const base = readId(action, 'baseId')
  const source = get(base)
  if (!source) throw notFound(base)
  checkRevision(base, source._rev, action['ifBaseRevisionId'])
  // The marker for unpublishing is not copied.
  const { _system, ...content } = source
  return { ...content, _id: readId(action, 'versionId') }
}

function givenIn(action: Attributes): Attributes & { _id: string } {
  const document = action['document']
  if (!isRecord(document)) throw invalid('"document" must be an object')
  const id = document['_id']
  checkId(id)
  return { ...document, _id: id }
}

/** Replaces an existing version. */
export const replaceVersion: Plan = (action, { get }) => {
  const document = givenIn(action)
  checkVersion(document._id)
  if (!get(document._id)) throw notFound(document._id)
  return [{ kind: 'createOrReplace', document }]
}

/** Marks a document to be unpublished with a release; a missing version is created as a copy. */
export const unpublishVersion: Plan = (action, { get }) => {
  const version = readId(action, 'versionId')
  const published = readId(action, 'publishedId')
  checkVersion(version)
  checkPair(version, published)
  const source = get(published)
  if (!source) throw notFound(published)
  const mark = parsePatch({ id: version, setIfMissing: { _system: {} }, set: { '_system.delete': true } })
  const patch = { ...mark, ids: [version], byQuery: false }
  return get(version) ? [patch] : [{ kind: 'create', document: { ...source, _id: version } }, patch]
}

function checkVersion(id: string): void {
  if (!isVersionId(id)) throw invalid(`"${id}" is not the ID of a version`)
}
