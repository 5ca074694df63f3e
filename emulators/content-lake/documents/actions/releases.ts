import { isRecord } from '../../../shared/json.ts'
import { alreadyExists, invalid, MutationError, notFound } from '../errors.ts'
import { publishedId } from '../ids.ts'
import { type Attributes, parsePatch } from '../parse.ts'
import { type ReleaseDocument, releaseId, type ReleaseState } from '../releases.ts'
import type { ResolvedMutation, StepContext } from '../transaction.ts'
import { deleteMutation, type Plan } from './common.ts'
import { isUnpublished, publishSteps, unpublishSteps } from './publication.ts'

/** Reserved perspective names, and characters that would end the release name within an id. */
const RESERVED = ['drafts', 'published', 'raw']
const NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/i

/** Creates an empty release. */
export const create: Plan = (action, { get, userId }) => {
  const name = readName(action)
  const _id = releaseId(name)
  if (get(_id)) throw alreadyExists(_id)
  const metadata = { releaseType: 'undecided', ...readMetadata(action['metadata']) }
  return [
    { kind: 'create', document: { _id, _type: 'system.release', name, state: 'active', userId, metadata } },
  ]
}

/** Imports a release; an existing one is an error, kept or replaced. */
export const take: Plan = (action, { get }) => {
  const name = readName(action)
  const _id = releaseId(name)
  const attributes = action['attributes'] ?? action['document']
  if (!isRecord(attributes)) throw invalid('"attributes" must be an object')
  if (get(_id) && action['ifExists'] === 'ignore') return []
  if (get(_id) && action['ifExists'] !== 'replace') throw alreadyExists(_id)
  return [
    {
      kind: 'createOrReplace',
      document: { state: 'active', ...attributes, _id, _type: 'system.release', name },
    },
  ]
}

/** Changes the metadata of a release. */
export const edit: Plan = (action, context) => {
  const release = findRelease(action, context)
  const patch = isRecord(action['patch']) ? action['patch'] : {}
  const { unset, insert, ...named } = patch
  const unsetPaths: unknown[] = Array.isArray(unset) ? unset : []
  const paths = [...Object.values(named).filter(isRecord).flatMap(Object.keys), ...unsetPaths]
  if (insert !== undefined || paths.some((path) => !/^metadata\b/.test(String(path))))
    throw invalid('Only the "metadata" of a release can be edited')
  return [{ ...parsePatch({ ...patch, id: release._id }), ids: [release._id], byQuery: false }]
}

/** Publishes all documents of the release at once. */
export const publish: Plan = (action, context) => {
  const release = findRelease(action, context, 'active', 'scheduled')
  const members = membersOf(release, context)
  const changes = members.flatMap((version) => {
    if (!isUnpublished(version)) return publishSteps(version, context)
    const published = context.get(publishedId(version._id))
    return [...(published ? unpublishSteps(published) : []), deleteMutation(version._id)]
  })
  const set = {
    state: 'published',
    publishedAt: context.timestamp,
    finalDocumentStates: finalStates(members),
  }
  return [...changes, createPatch(release, { set, unset: ['error'] })]
}

/** Schedules the release; until then its documents cannot change. */
export const schedule: Plan = (action, context) => {
  const release = findRelease(action, context, 'active')
  const { publishAt } = action
  if (typeof publishAt !== 'string' || Number.isNaN(Date.parse(publishAt)))
    throw invalid('"publishAt" must be a date and time')
  const time = new Date(publishAt).toISOString()
  if (time <= context.timestamp) throw invalid('"publishAt" must be in the future')
  const set = {
    state: 'scheduled',
    publishAt: time,
    finalDocumentStates: finalStates(membersOf(release, context)),
  }
  return [createPatch(release, { set, unset: ['error'] })]
}

export const unschedule: Plan = (action, context) => {
  const release = findRelease(action, context, 'scheduled')
  return [createPatch(release, { set: { state: 'active' }, unset: ['publishAt', 'finalDocumentStates'] })]
}

/** Archives a release with its documents, which stay in history. */
export const archive: Plan = (action, context) => {
  const release = findRelease(action, context, 'active')
  const members = membersOf(release, context)
  const set = { state: 'archived', finalDocumentStates: finalStates(members) }
  return [...members.map(({ _id }) => deleteMutation(_id)), createPatch(release, { set })]
}

/** Restores an archived release with its documents. */
export const unarchive: Plan = (action, context) => {
  const release = findRelease(action, context, 'archived')
  const returned = (release.finalDocumentStates ?? []).flatMap(({ id }): ResolvedMutation[] => {
    const document = context.last(id)
    return document ? [{ kind: 'createIfNotExists', document }] : []
  })
  return [...returned, createPatch(release, { set: { state: 'active' }, unset: ['finalDocumentStates'] })]
}

/** Deletes a published or archived release. */
export const remove: Plan = (action, context) => [
  deleteMutation(findRelease(action, context, 'archived', 'published')._id),
]

function readName(action: Attributes): string {
  const name = action['releaseId']
  if (typeof name !== 'string' || !NAME.test(name) || RESERVED.includes(name))
    throw invalid(`Malformed release ID: ${JSON.stringify(name)}`)
  return name
}

function readMetadata(value: unknown): Attributes {
  if (value === undefined) return {}
  if (!isRecord(value)) throw invalid('"metadata" must be an object')
  return value
}

/** Returns the release of an action. Throws unless it is in one of the given states. */
function findRelease(action: Attributes, { get }: StepContext, ...states: ReleaseState[]): ReleaseDocument {
  const id = releaseId(readName(action))
  const release = get(id) as ReleaseDocument | null
  if (!release) throw notFound(id)
  if (states.length === 0 || states.includes(release.state)) return release
  throw new MutationError(409, {
    type: 'invalidReleaseStateError',
    description: `The release "${release.name}" is ${release.state}: this can be done with one that is ${states.join(' or ')}`,
    id,
  })
}

const membersOf = ({ name }: ReleaseDocument, { get, members }: StepContext) =>
  members(name)
    .map(get)
    .filter((document) => document !== null)

const finalStates = (members: { _id: string; _rev: string }[]) =>
  members.map(({ _id, _rev }) => ({ _key: _id, id: _id, revisionId: _rev }))

function createPatch({ _id }: ReleaseDocument, operations: Attributes): ResolvedMutation {
  return { ...parsePatch({ ...operations, id: _id }), ids: [_id], byQuery: false }
}
