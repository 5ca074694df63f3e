import { defineLocaleResourceBundle } from 'sanity'

/** What a search in a list says without a result, instead of Studio's own text. */
export const emptyListTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: {
    'panes.document-list-pane.no-documents.text': 'No results. Try fewer or other words.',
  },
})
