import type { ComponentType } from 'react'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'

type Divider = ReturnType<StructureBuilder['divider']>

/** An item of the desk that opens a list of others. */
export function folder(
  S: StructureBuilder,
  id: string,
  title: string,
  icon: ComponentType,
  items: (ListItemBuilder | Divider)[],
) {
  return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))
}
