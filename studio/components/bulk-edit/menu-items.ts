import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { SortIcon } from '@sanity/icons/Sort'
import type { StructureBuilder } from 'sanity/structure'

/** The intent of links to the tool; its parameters are a type and whether to select or to arrange. */
export const BULK_EDIT_INTENT = 'bulk-edit'

/** Creates the menu item of a list that opens its documents in the tool. */
export const selectSeveral = (S: StructureBuilder, type: string) =>
  S.menuItem()
    .title('Select several')
    .icon(CheckmarkIcon)
    .intent({ type: BULK_EDIT_INTENT, params: { type, mode: 'select' } })

/** Creates the menu item of a list that arranges its documents. */
export const changeOrder = (S: StructureBuilder, type: string) =>
  S.menuItem()
    .title('Change the order')
    .icon(SortIcon)
    .intent({ type: BULK_EDIT_INTENT, params: { type, mode: 'order' } })
