import { draftId, isDraftId, isVersionId, publishedId } from './ids.ts'
import { invalid, MutationFailure } from './errors.ts'
import { isAttributes, parsePatch } from './parse.ts'
import type { Step, StepContext } from './transaction.ts'
import { checkId } from './validation.ts'

type Attributes = Record<string, unknown>
type Plan = (action: Attributes, context: StepContext) => ReturnType<Step>

const PLANS: Record<string, Plan> = {
  'sanity.action.document.create': create,
  'sanity.action.document.replaceDraft': replaceDraft,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.delete': remove,
  'sanity.action.document.discard': (action, context) => discard(idIn(action, 'draftId'), action, context),
  // Studio discards drafts by this one too.
  'sanity.action.document.version.discard': (action, context) =>
    discard(idIn(action, 'versionId'), action, context),
}

/**
 * Turns actions (https://www.sanity.io/docs/http-reference/actions) into steps of a transaction: each sees what those
 * before it did. Releases and variants are not there, and their actions are refused.
 */
export function planActions(actions: unknown[]): Step[] {
  return actions.map((action) => (context) => {
    if (!isAttributes(action)) throw invalid('An action must be an object')
    const type = action['actionType']
    const plan = typeof type === 'string' && Object.hasOwn(PLANS, type) ? PLANS[type] : undefined
    if (!plan) {
      const described = JSON.stringify(type)
      throw invalid(
        `Action type ${described} is not supported: this lake has documents and drafts, not releases`,
      )
    }
    return plan(action, context)
  })
}

/** Makes a draft of a document that does not exist yet. */
function create(action: Attributes, { get }: StepContext): ReturnType<Step> {
  const published = idIn(action, 'publishedId')
  const document = draftAttributes(action, published)
  const existing = [document._id, published].find((id) => get(id))
  if (existing !== undefined && action['ifExists'] === 'ignore') return []
  if (existing !== undefined) {
    const description = `Document by ID "${existing}" already exists`
    throw new MutationFailure(409, { type: 'documentAlreadyExistsError', description, id: existing })
  }
  return [{ kind: 'create', document }]
}

function replaceDraft(action: Attributes, { get }: StepContext): ReturnType<Step> {
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

/** Patches the draft; where there is none, it begins as a copy of the published document. */
function edit(action: Attributes, { get }: StepContext): ReturnType<Step> {
  const { draft, published } = pairIn(action)
  const parsed = parsePatch({ ...(isAttributes(action['patch']) ? action['patch'] : {}), id: draft })
  const patch = { ...parsed, ids: [draft], byQuery: false }
  if (get(draft)) return [patch]
  const source = get(published)
  if (!source) throw notFound(draft)
  return [{ kind: 'create', document: { ...source, _id: draft } }, patch]
}

/** The published document becomes what the draft is; the draft is gone. */
function publish(action: Attributes, { get }: StepContext): ReturnType<Step> {
  const { draft, published } = pairIn(action)
  const source = get(draft)
  if (!source) throw notFound(draft)
  const target = get(published)
  checkRevision(draft, source._rev, action['ifDraftRevisionId'])
  checkRevision(published, target?._rev, action['ifPublishedRevisionId'])
  const document = {
    ...(strengthen(source) as Attributes),
    _id: published,
    _createdAt: target?._createdAt ?? source._createdAt,
  }
  return [{ kind: 'createOrReplace', document }, deletion(draft)]
}

/** The published document becomes a draft, unless there is one already; the published one is gone. */
function unpublish(action: Attributes, { get }: StepContext): ReturnType<Step> {
  const { draft, published } = pairIn(action)
  const source = get(published)
  if (!source) throw notFound(published)
  return [{ kind: 'createIfNotExists', document: { ...source, _id: draft } }, deletion(published)]
}

/** Deletes the published document; all its drafts and versions must be named, and go with it. */
function remove(action: Attributes, { get, versions }: StepContext): ReturnType<Step> {
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

function discard(id: string, action: Attributes, { get }: StepContext): ReturnType<Step> {
  if (!isDraftId(id) && !isVersionId(id)) throw invalid(`"${id}" is not the ID of a draft or version`)
  if (!get(id)) throw notFound(id)
  return [deletion(id, action['purge'] === true)]
}

function deletion(id: string, purge = false): ReturnType<Step>[number] {
  return { kind: 'delete', selection: { id }, ids: [id], byQuery: false, purge }
}

function idIn(action: Attributes, name: string): string {
  const id = action[name]
  if (id === undefined) throw invalid(`The action needs "${name}"`)
  checkId(id)
  return id
}

function pairIn(action: Attributes): { draft: string; published: string } {
  const published = idIn(action, 'publishedId')
  const draft = idIn(action, action['draftId'] === undefined ? 'versionId' : 'draftId')
  checkPair(draft, published)
  return { draft, published }
}

function checkPair(draft: string, published: string): void {
  if (isDraftId(published) || isVersionId(published)) throw invalid(`"${published}" is not a published ID`)
  if (draft === published || publishedId(draft) !== published) {
    throw invalid(`"${draft}" is not a draft or version of "${published}"`)
  }
}

function checkRevision(id: string, current: string | undefined, expected: unknown): void {
  if (expected === undefined || expected === null || current === expected) return
  throw new MutationFailure(409, {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID ("${current ?? ''}"), expected ${JSON.stringify(expected)}`,
    id,
    currentRevisionID: current,
    expectedRevisionID: expected,
  })
}

function notFound(id: string): MutationFailure {
  const description = `The document with the ID "${id}" was not found`
  return new MutationFailure(404, { type: 'documentNotFoundError', description, id })
}

/** References marked `_strengthenOnPublish` become strong, unless the mark itself says they stay weak. */
function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isAttributes(value)) return value
  const mark = value['_strengthenOnPublish']
  const dropped = mark ? ['_strengthenOnPublish'] : []
  if (mark && !(isAttributes(mark) && mark['weak'])) dropped.push('_weak')
  const kept = Object.entries(value).filter(([name]) => !dropped.includes(name))
  return Object.fromEntries(kept.map(([name, child]) => [name, strengthen(child)]))
}
