import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { BulkEditPage } from './bulk-edit-page.tsx'
import { BULK_EDIT_INTENT } from './menu-items.ts'

/** The tool for many documents at once. Links to it name a type. */
export const bulkEditTool: Tool = {
  name: 'bulk-edit',
  title: 'Bulk edit',
  icon: CheckmarkIcon,
  component: BulkEditPage,
  router: route.create('/', [route.create('/:type', [route.create('/:mode')])]),
  canHandleIntent: (intent) => intent === BULK_EDIT_INTENT,
  getIntentState: (_, { type, mode }) => ({ type, mode }),
}
