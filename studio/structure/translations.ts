import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { StructureBuilder } from 'sanity/structure'
import { LOCALES } from '../../schemas/shared/locales.ts'

/** A text that lacks a language: it was never written, or emptied. */
const LACKS_A_LANGUAGE = LOCALES.map(({ id }) => `!defined(${id}) || ${id} == ""`).join(' || ')

/** Groups in which a language lacks a text; drafts count as they are. */
export const WITH_GAPS = `_type == "translation" && count(entries[${LACKS_A_LANGUAGE}]) > 0`

/** Groups of texts in which something is still to be translated. Beside the list of all, to leave the table its width. */
export function missingTranslations(S: StructureBuilder) {
  const title = 'Missing translations'
  return S.listItem()
    .id('missing-translations')
    .title(title)
    .icon(WarningOutlineIcon)
    .schemaType('translation')
    .child(
      S.documentList()
        .id('missing-translations')
        .title(title)
        .schemaType('translation')
        .apiVersion('2025-10-01')
        .filter(WITH_GAPS)
        .defaultOrdering([{ field: 'namespace', direction: 'asc' }])
        .initialValueTemplates([])
        .canHandleIntent(() => false),
    )
}
