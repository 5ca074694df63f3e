import { TranslateIcon } from '@sanity/icons/Translate'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { StructureBuilder } from 'sanity/structure'
import { LOCALES } from '../../schemas/shared/locales.ts'
import { sortedList } from './sorted-list.ts'

/** A text that lacks a language: it was never written, or emptied. */
const LACKS_A_LANGUAGE = LOCALES.map(({ id }) => `!defined(${id}) || ${id} == ""`).join(' || ')

/** Groups in which a language lacks a text; drafts count as they are. */
export const WITH_GAPS = `_type == "translation" && count(entries[${LACKS_A_LANGUAGE}]) > 0`

/** The words of the interface: all groups, and those in which something is still to be translated. */
export function translationsItem(S: StructureBuilder) {
  return S.listItem()
    .id('translations')
    .title('Translations')
    .icon(TranslateIcon)
    .child(
      S.list()
        .id('translations')
        .title('Translations')
        .items([
          sortedList(S, 'translation', 'All groups', 'namespace'),
          S.listItem()
            .id('missing')
            .title('With missing texts')
            .icon(WarningOutlineIcon)
            .schemaType('translation')
            .child(
              S.documentList()
                .id('missing')
                .title('With missing texts')
                .schemaType('translation')
                .apiVersion('2025-10-01')
                .filter(WITH_GAPS)
                .defaultOrdering([{ field: 'namespace', direction: 'asc' }])
                .initialValueTemplates([]),
            ),
        ]),
    )
}
