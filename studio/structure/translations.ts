import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { LOCALES } from '#schemas/shared/locales.ts'
import { filteredList } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

const LACKS_A_LANGUAGE = LOCALES.map(({ id }) => `!defined(${id}) || ${id} == ""`).join(' || ')

/** Groups of texts that lack a translation, drafts included. GROQ filter. */
export const WITH_GAPS = `_type == "translation" && count(entries[${LACKS_A_LANGUAGE}]) > 0`

/** Creates the list of groups that lack a translation. */
export function missingTranslationsItem(context: ListContext) {
  return filteredList(context, {
    id: 'missing-translations',
    title: 'Missing interface texts',
    icon: WarningOutlineIcon,
    type: 'translation',
    filter: WITH_GAPS,
    ordering: { field: 'namespace', direction: 'asc' },
    empty:
      'Every interface text is translated. A group of texts appears here when one of them lacks a language. Pages and other content are under “To do”, “Missing languages”.',
  })
}
