import { invalid, MutationFailure } from '../errors.ts'
import { publishedId } from '../ids.ts'
import { isAttributes, parsePatch } from '../parse.ts'
import { releaseId, type ReleaseDocument, type ReleaseState } from '../releases.ts'
import type { ResolvedMutation, StepContext } from '../transaction.ts'
import { alreadyExists, deletion, notFound, type Attributes, type Plan } from './parts.ts'
import { publication, unpublishes, withdrawal } from './publication.ts'

/** Names of perspectives, and of releases nothing that would end the name within an id. */
const RESERVED = ['drafts', 'published', 'raw']
const NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/i

/** Makes a release; nothing belongs to it yet. */
export const create: Plan = (action, { get, userId }) => {
  const name = nameIn(action)
  const _id = releaseId(name)
  if (get(_id)) throw alreadyExists(_id)
  const metadata = { releaseType: 'undecided', ...metadataIn(action['metadata']) }
  return [
    { kind: 'create', document: { _id, _type: 'system.release', name, state: 'active', userId, metadata } },
  ]
}

/** Takes a release from elsewhere as it is; one that is there already fails it, is kept or replaced. */
export const take: Plan = (action, { get }) => {
  const name = nameIn(action)
  const _id = releaseId(name)
  const attributes = action['attributes'] ?? action['document']
  if (!isAttributes(attributes)) throw invalid('"attributes" must be an object')
  if (get(_id) && action['ifExists'] === 'ignore') return []
  if (get(_id) && action['ifExists'] !== 'replace') throw alreadyExists(_id)
  return [
    {
      kind: 'createOrReplace',
      document: { state: 'active', ...attributes, _id, _type: 'system.release', name },
    },
  ]
}

/** Changes what is said of a release, and nothing else of it. */
export const edit: Plan = (action, context) => {
  const release = releaseIn(action, context)
  const patch = isAttributes(action['patch']) ? action['patch'] : {}
  const { unset, insert, ...named } = patch
  const unsetPaths: unknown[] = Array.isArray(unset) ? unset : []
  const paths = [...Object.values(named).filter(isAttributes).flatMap(Object.keys), ...unsetPaths]
  if (insert !== undefined || paths.some((path) => !/^metadata\b/.test(String(path))))
    throw invalid('Only the "metadata" of a release can be edited')
  return [{ ...parsePatch({ ...patch, id: release._id }), ids: [release._id], byQuery: false }]
}

/** All that belongs to the release takes the place of what is published, at once. */
export const publish: Plan = (action, context) => {
  const release = releaseIn(action, context, 'active', 'scheduled')
  const members = membersOf(release, context)
  const changes = members.flatMap((version) => {
    if (!unpublishes(version)) return publication(version, context)
    const published = context.get(publishedId(version._id))
    return [...(published ? withdrawal(published) : []), deletion(version._id)]
  })
  const set = {
    state: 'published',
    publishedAt: context.timestamp,
    finalDocumentStates: finalStates(members),
  }
  return [...changes, patchOf(release, { set, unset: ['error'] })]
}

/** The release will be published at a time to come; until then what belongs to it stays as it is. */
export const schedule: Plan = (action, context) => {
  const release = releaseIn(action, context, 'active')
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
  return [patchOf(release, { set, unset: ['error'] })]
}

export const unschedule: Plan = (action, context) => {
  const release = releaseIn(action, context, 'scheduled')
  return [patchOf(release, { set: { state: 'active' }, unset: ['publishAt', 'finalDocumentStates'] })]
}

/** Puts a release away with what belongs to it; history keeps that. */
export const archive: Plan = (action, context) => {
  const release = releaseIn(action, context, 'active')
  const members = membersOf(release, context)
  const set = { state: 'archived', finalDocumentStates: finalStates(members) }
  return [...members.map(({ _id }) => deletion(_id)), patchOf(release, { set })]
}

/** Brings back a release that was put away, with what belonged to it. */
export const unarchive: Plan = (action, context) => {
  const release = releaseIn(action, context, 'archived')
  const returned = (release.finalDocumentStates ?? []).flatMap(({ id }): ResolvedMutation[] => {
    const document = context.last(id)
    return document ? [{ kind: 'createIfNotExists', document }] : []
  })
  return [...returned, patchOf(release, { set: { state: 'active' }, unset: ['finalDocumentStates'] })]
}

/** Deletes a release that is over: published or put away. */
export const remove: Plan = (action, context) => [
  deletion(releaseIn(action, context, 'archived', 'published')._id),
]

function nameIn(action: Attributes): string {
  const name = action['releaseId']
  if (typeof name !== 'string' || !NAME.test(name) || RESERVED.includes(name))
    throw invalid(`Malformed release ID: ${JSON.stringify(name)}`)
  return name
}

function metadataIn(value: unknown): Attributes {
  if (value === undefined) return {}
  if (!isAttributes(value)) throw invalid('"metadata" must be an object')
  return value
}

/** The release an action is for. Refuses one that is in none of the states in which that can be done. */
function releaseIn(action: Attributes, { get }: StepContext, ...states: ReleaseState[]): ReleaseDocument {
  const id = releaseId(nameIn(action))
  const release = get(id) as ReleaseDocument | null
  if (!release) throw notFound(id)
  if (states.length === 0 || states.includes(release.state)) return release
  throw new MutationFailure(409, {
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

function patchOf({ _id }: ReleaseDocument, operations: Attributes): ResolvedMutation {
  return { ...parsePatch({ ...operations, id: _id }), ids: [_id], byQuery: false }
}
