import type { StructureBuilder } from 'sanity/structure'

/** Every document of a type, sorted from the beginning by the field that people look for. */
export function sortedList(
  S: StructureBuilder,
  type: string,
  title: string,
  field: string,
  direction: 'asc' | 'desc' = 'asc',
) {
  return S.documentTypeListItem(type)
    .title(title)
    .child(S.documentTypeList(type).title(title).defaultOrdering([{ field, direction }]))
}
