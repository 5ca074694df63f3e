import { isRecord } from '../../../shared/json.ts'
import { invalid } from '../errors.ts'
import type { Step } from '../transaction.ts'
import type { Plan } from './common.ts'
import { create, discard, edit, publish, remove, replaceDraft, unpublish } from './documents.ts'
import * as releases from './releases.ts'
import { createVersion, replaceVersion, unpublishVersion } from './versions.ts'

const PLANS: Record<string, Plan> = {
  'sanity.action.document.create': create,
  'sanity.action.document.replaceDraft': replaceDraft,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.delete': remove,
  'sanity.action.document.discard': discard('draftId'),
  'sanity.action.document.version.create': createVersion,
  // Studio also discards drafts by this action.
  'sanity.action.document.version.discard': discard('versionId'),
  'sanity.action.document.version.replace': replaceVersion,
  'sanity.action.document.version.unpublish': unpublishVersion,
  'sanity.action.release.create': releases.create,
  'sanity.action.release.import': releases.take,
  'sanity.action.release.edit': releases.edit,
  'sanity.action.release.publish': releases.publish,
  'sanity.action.release.schedule': releases.schedule,
  'sanity.action.release.unschedule': releases.unschedule,
  'sanity.action.release.archive': releases.archive,
  'sanity.action.release.unarchive': releases.unarchive,
  'sanity.action.release.delete': releases.remove,
}

/**
 * Turns actions (https://www.sanity.io/docs/http-reference/actions) into steps of a transaction: each sees the results
 * of the earlier ones. Actions on variants are rejected.
 */
export function planActions(actions: unknown[]): Step[] {
  return actions.map((action) => (context) => {
    if (!isRecord(action)) throw invalid('An action must be an object')
    const type = action['actionType']
    const plan = typeof type === 'string' && Object.hasOwn(PLANS, type) ? PLANS[type] : undefined
    if (!plan) throw invalid(`Action type ${JSON.stringify(type)} is not supported`)
    return plan(action, context)
  })
}
