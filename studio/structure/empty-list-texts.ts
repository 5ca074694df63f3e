import { defineLocaleResourceBundle } from 'sanity'

/** What empty lists say, instead of Studio's own texts. */
export const emptyListTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: {
    'panes.document-list-pane.no-documents-of-type.text':
      'Nothing here right now. If this list has a “+” at the top, select it to add the first one. Otherwise documents appear here by themselves.',
    'panes.document-list-pane.no-matching-documents.text':
      'Nothing here right now. Documents appear in this list by themselves as soon as it applies to them.',
    'panes.document-list-pane.no-documents.text': 'No results. Try fewer or other words.',
  },
})
