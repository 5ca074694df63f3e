import type { ComponentType } from 'react'
import type { StructureBuilder } from 'sanity/structure'
import { SINGLETONS } from '../../schemas/shared/singletons.ts'

/** An item that opens the one document of its kind, under its own name or a shorter one. */
export function singleton(
  S: StructureBuilder,
  id: string,
  documentId: (typeof SINGLETONS)[number]['id'],
  icon: ComponentType,
  shortTitle?: string,
) {
  const { type, title } = SINGLETONS.find((known) => known.id === documentId) ?? SINGLETONS[0]
  const document = S.document().id(documentId).schemaType(type).documentId(documentId).title(title)
  return S.listItem()
    .id(id)
    .title(shortTitle ?? title)
    .icon(icon)
    .schemaType(type)
    .child(document)
}
