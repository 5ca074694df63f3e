import { isRecord } from '../../../shared/json.ts'
import { alreadyExists, checkRevision, invalid, notFound } from '../errors.ts'
import { draftId, isDraftOrVersionId } from '../ids.ts'
import { type Attributes, parsePatch } from '../parse.ts'
import { checkId } from '../validation.ts'
import { checkPair, deleteMutation, type Plan, readId, readIds } from './common.ts'
import { publishSteps, unpublishSteps } from './publication.ts'

/** Creates a draft of a document that does not exist yet. */
export const create: Plan = (action, { get }) => {
  const published = readId(action, 'publishedId')
  const document = draftAttributes(action, published)
  const existing = [document._id, published].find((id) => get(id))
  if (existing !== undefined && action['ifExists'] === 'ignore') return []
  if (existing !== undefined) throw alreadyExists(existing)
  return [{ kind: 'create', document }]
}

/** Replaces the draft; the document must exist, as a draft or published. */
export const replaceDraft: Plan = (action, { get }) => {
  const published = readId(action, 'publishedId')
  const document = draftAttributes(action, published)
  if (!get(document._id) && !get(published)) throw notFound(published)
  return [{ kind: 'createOrReplace', document }]
}

function draftAttributes(action: Attributes, published: string): Attributes & { _id: string } {
  const attributes = action['attributes']
  if (!isRecord(attributes)) throw invalid('"attributes" must be an object')
  const id = attributes['_id'] ?? draftId(published)
  checkId(id)
  checkPair(id, published)
  return { ...attributes, _id: id }
}

/** Patches the draft or version, which is created as a copy of the published document if missing. */
export const edit: Plan = (action, { get }) => {
  const { draft, published } = readIds(action)
  const parsed = parsePatch({ ...(isRecord(action['patch']) ? action['patch'] : {}), id: draft })
  const patch = { ...parsed, ids: [draft], byQuery: false }
  if (get(draft)) return [patch]
  const source = get(published)
  if (!source) throw notFound(draft)
  return [{ kind: 'create', document: { ...source, _id: draft } }, patch]
}

/** Replaces the published document with the draft and deletes the draft. */
export const publish: Plan = (action, context) => {
  const { draft, published } = readIds(action)
  const source = context.get(draft)
  if (!source) throw notFound(draft)
  checkRevision(draft, source._rev, action['ifDraftRevisionId'])
  checkRevision(published, context.get(published)?._rev, action['ifPublishedRevisionId'])
  return publishSteps(source, context)
}

/** Turns the published document into a draft, unless a draft exists, and deletes the published one. */
export const unpublish: Plan = (action, { get }) => {
  const { published } = readIds(action)
  const source = get(published)
  if (!source) throw notFound(published)
  return unpublishSteps(source)
}

/** Deletes the published document with its drafts and versions, which must all be named. */
export const remove: Plan = (action, { get, versions }) => {
  const published = readId(action, 'publishedId')
  if (!get(published)) throw notFound(published)
  const included: unknown = action['includeDrafts'] ?? []
  if (!Array.isArray(included)) throw invalid('"includeDrafts" must be an array of ids')
  for (const id of included) {
    checkId(id)
    checkPair(id, published)
  }
  const left = [draftId(published), ...versions(published)].find((id) => get(id) && !included.includes(id))
  if (left !== undefined) throw invalid(`Document "${left}" exists and must be named in "includeDrafts"`)
  const purge = action['purge'] === true
  return [published, ...(included as string[])].map((id) => deleteMutation(id, purge))
}

/** Deletes the draft or version that the given attribute names. */
export const discard =
  (name: 'draftId' | 'versionId'): Plan =>
  (action, { get }) => {
    const id = readId(action, name)
    if (!isDraftOrVersionId(id)) throw invalid(`"${id}" is not the ID of a draft or version`)
    if (!get(id)) throw notFound(id)
    return [deleteMutation(id, action['purge'] === true)]
  }
