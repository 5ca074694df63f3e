import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { SortIcon } from '@sanity/icons/Sort'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import type { StructureBuilder } from 'sanity/structure'
import { BulkEditPage } from './bulk-edit-page.tsx'

/** The intent of links to the tool; its parameters are a type and whether to select or to arrange. */
const INTENT = 'bulk-edit'

/** The tool for many documents at once. Links to it name a type. */
export const bulkEditTool: Tool = {
  name: 'bulk-edit',
  title: 'Bulk edit',
  icon: CheckmarkIcon,
  component: BulkEditPage,
  router: route.create('/', [route.create('/:type', [route.create('/:mode')])]),
  canHandleIntent: (intent) => intent === INTENT,
  getIntentState: (_, { type, mode }) => ({ type, mode }),
}

/** Creates the menu item of a list that opens its documents in the tool. */
export const selectSeveral = (S: StructureBuilder, type: string) =>
  S.menuItem()
    .title('Select several')
    .icon(CheckmarkIcon)
    .intent({ type: INTENT, params: { type, mode: 'select' } })

/** Creates the menu item of a list that arranges its documents. */
export const changeOrder = (S: StructureBuilder, type: string) =>
  S.menuItem()
    .title('Change the order')
    .icon(SortIcon)
    .intent({ type: INTENT, params: { type, mode: 'order' } })
