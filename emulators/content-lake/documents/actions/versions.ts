import { invalid } from '../errors.ts'
import { isVersionId } from '../ids.ts'
import { isAttributes, parsePatch } from '../parse.ts'
import { checkId } from '../validation.ts'
import {
  alreadyExists,
  checkPair,
  checkRevision,
  idIn,
  notFound,
  type Attributes,
  type Plan,
} from './parts.ts'

/** Adds a version to a release: from a document that is given whole, or as a copy of another one. */
export const createVersion: Plan = (action, { get }) => {
  const published = idIn(action, 'publishedId')
  const document = action['document'] === undefined ? copyOf(action, get) : givenIn(action)
  checkPair(document._id, published)
  if (get(document._id)) throw alreadyExists(document._id)
  return [{ kind: 'create', document }]
}

function copyOf(action: Attributes, get: Parameters<Plan>[1]['get']): Attributes & { _id: string } {
  const base = idIn(action, 'baseId')
  const source = get(base)
  if (!source) throw notFound(base)
  checkRevision(base, source._rev, action['ifBaseRevisionId'])
  // What a version says of itself (that it unpublishes) is not said of its copy.
  const { _system, ...content } = source
  return { ...content, _id: idIn(action, 'versionId') }
}

function givenIn(action: Attributes): Attributes & { _id: string } {
  const document = action['document']
  if (!isAttributes(document)) throw invalid('"document" must be an object')
  const id = document['_id']
  checkId(id)
  return { ...document, _id: id }
}

/** A version becomes what is given; it must be there. */
export const replaceVersion: Plan = (action, { get }) => {
  const document = givenIn(action)
  checkVersion(document._id)
  if (!get(document._id)) throw notFound(document._id)
  return [{ kind: 'createOrReplace', document }]
}

/** Marks a document to be unpublished with a release; its version begins as a copy where there is none. */
export const unpublishVersion: Plan = (action, { get }) => {
  const version = idIn(action, 'versionId')
  const published = idIn(action, 'publishedId')
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
