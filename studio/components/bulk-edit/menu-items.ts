import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { SortIcon } from '@sanity/icons/Sort'
import type { StructureBuilder } from 'sanity/structure'

/** The intent of links to the tool; its parameters are a type and whether to select or to arrange. */
export const BULK_EDIT_INTENT = 'bulk-edit'

const MODES = {
  select: { title: 'Select several', icon: CheckmarkIcon },
  order: { title: 'Change the order', icon: SortIcon },
}

/** Creates the menu item of a list that opens its documents in the tool. */
export const bulkEditItem = (S: StructureBuilder, type: string, mode: keyof typeof MODES) =>
  S.menuItem()
    .title(MODES[mode].title)
    .icon(MODES[mode].icon)
    .intent({ type: BULK_EDIT_INTENT, params: { type, mode } })
