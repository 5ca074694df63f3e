import type { LakeDocument } from '../../types.ts'
import { draftId, publishedId } from '../ids.ts'
import { isAttributes } from '../parse.ts'
import type { ResolvedMutation, StepContext } from '../transaction.ts'
import { deletion, type Attributes } from './parts.ts'

/** The published document becomes what a draft or version is; that is gone. */
export function publication(source: LakeDocument, { get }: StepContext): ResolvedMutation[] {
  const published = publishedId(source._id)
  const { _system, ...content } = strengthen(source) as Attributes
  const document = {
    ...content,
    _id: published,
    _createdAt: get(published)?._createdAt ?? source._createdAt,
  }
  return [{ kind: 'createOrReplace', document }, deletion(source._id)]
}

/** The published document becomes a draft, unless there is one already; the published one is gone. */
export function withdrawal(source: LakeDocument): ResolvedMutation[] {
  const draft = { ...source, _id: draftId(source._id) }
  return [{ kind: 'createIfNotExists', document: draft }, deletion(source._id)]
}

/** Whether a version says that its document is to be unpublished with its release. */
export function unpublishes(version: LakeDocument): boolean {
  const system = version['_system']
  return isAttributes(system) && system['delete'] === true
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
