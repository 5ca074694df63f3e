import { defineLocaleResourceBundle } from 'sanity'

/** What empty lists say, instead of Studio's own texts. */
export const emptyListTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: {
    'panes.document-list-pane.no-documents-of-type.text':
      'There’s nothing here yet. To add the first one, select “+” at the top of this list.',
    'panes.document-list-pane.no-matching-documents.text':
      'Nothing here right now. Documents appear in this list by themselves as soon as it applies to them.',
    'panes.document-list-pane.no-documents.text': 'No results. Try fewer or other words.',
  },
})
