import { isRecord } from '../../../shared/json.ts'
import type { LakeDocument } from '../../types.ts'
import { draftId, publishedId } from '../ids.ts'
import type { Attributes } from '../parse.ts'
import type { ResolvedMutation, StepContext } from '../transaction.ts'
import { deleteMutation } from './common.ts'

/** Replaces the published document with a draft or version, which is deleted. */
export function publishSteps(source: LakeDocument, { get }: StepContext): ResolvedMutation[] {
  const published = publishedId(source._id)
  const { _system, ...content } = strengthen(source) as Attributes
  const document = {
    ...content,
    _id: published,
    _createdAt: get(published)?._createdAt ?? source._createdAt,
  }
  return [{ kind: 'createOrReplace', document }, deleteMutation(source._id)]
}

/** Turns the published document into a draft, unless one exists, and deletes the published one. */
export function unpublishSteps(source: LakeDocument): ResolvedMutation[] {
  const draft = { ...source, _id: draftId(source._id) }
  return [{ kind: 'createIfNotExists', document: draft }, deleteMutation(source._id)]
}

/** Returns whether a version marks its document to be unpublished with the release. */
export function isUnpublished(version: LakeDocument): boolean {
  const system = version['_system']
  return isRecord(system) && system['delete'] === true
}

/** Makes references with `_strengthenOnPublish` strong, unless the marker says they stay weak. */
function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isRecord(value)) return value
  const mark = value['_strengthenOnPublish']
  const dropped = mark ? ['_strengthenOnPublish'] : []
  if (mark && !(isRecord(mark) && mark['weak'])) dropped.push('_weak')
  const kept = Object.entries(value).filter(([name]) => !dropped.includes(name))
  return Object.fromEntries(kept.map(([name, child]) => [name, strengthen(child)]))
}
