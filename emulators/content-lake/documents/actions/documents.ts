import { draftId, isDraftId, isVersionId } from '../ids.ts'
import { invalid } from '../errors.ts'
import { isAttributes, parsePatch } from '../parse.ts'
import { checkId } from '../validation.ts'
import {
  alreadyExists,
  checkPair,
  checkRevision,
  deletion,
  idIn,
  notFound,
  pairIn,
  type Attributes,
  type Plan,
} from './parts.ts'
import { publication, withdrawal } from './publication.ts'

/** Makes a draft of a document that does not exist yet. */
export const create: Plan = (action, { get }) => {
  const published = idIn(action, 'publishedId')
  const document = draftAttributes(action, published)
  const existing = [document._id, published].find((id) => get(id))
  if (existing !== undefined && action['ifExists'] === 'ignore') return []
  if (existing !== undefined) throw alreadyExists(existing)
  return [{ kind: 'create', document }]
}

/** The draft becomes what is given; the document must be there, drafted or published. */
export const replaceDraft: Plan = (action, { get }) => {
  const published = idIn(action, 'publishedId')
  const document = draftAttributes(action, published)
  if (!get(document._id) && !get(published)) throw notFound(published)
  return [{ kind: 'createOrReplace', document }]
}

function draftAttributes(action: Attributes, published: string): Attributes & { _id: string } {
  const attributes = action['attributes']
  if (!isAttributes(attributes)) throw invalid('"attributes" must be an object')
  const id = attributes['_id'] ?? draftId(published)
  checkId(id)
  checkPair(id, published)
  return { ...attributes, _id: id }
}

/** Patches the draft or version; where there is none, it begins as a copy of the published document. */
export const edit: Plan = (action, { get }) => {
  const { draft, published } = pairIn(action)
  const parsed = parsePatch({ ...(isAttributes(action['patch']) ? action['patch'] : {}), id: draft })
  const patch = { ...parsed, ids: [draft], byQuery: false }
  if (get(draft)) return [patch]
  const source = get(published)
  if (!source) throw notFound(draft)
  return [{ kind: 'create', document: { ...source, _id: draft } }, patch]
}

/** The published document becomes what the draft is; the draft is gone. */
export const publish: Plan = (action, context) => {
  const { draft, published } = pairIn(action)
  const source = context.get(draft)
  if (!source) throw notFound(draft)
  checkRevision(draft, source._rev, action['ifDraftRevisionId'])
  checkRevision(published, context.get(published)?._rev, action['ifPublishedRevisionId'])
  return publication(source, context)
}

/** The published document becomes a draft, unless there is one already; the published one is gone. */
export const unpublish: Plan = (action, { get }) => {
  const { published } = pairIn(action)
  const source = get(published)
  if (!source) throw notFound(published)
  return withdrawal(source)
}

/** Deletes the published document; all its drafts and versions must be named, and go with it. */
export const remove: Plan = (action, { get, versions }) => {
  const published = idIn(action, 'publishedId')
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
  return [published, ...(included as string[])].map((id) => deletion(id, purge))
}

/** Drops what the named attribute says: a draft or a version. */
export const discard =
  (name: 'draftId' | 'versionId'): Plan =>
  (action, { get }) => {
    const id = idIn(action, name)
    if (!isDraftId(id) && !isVersionId(id)) throw invalid(`"${id}" is not the ID of a draft or version`)
    if (!get(id)) throw notFound(id)
    return [deletion(id, action['purge'] === true)]
  }
