import { defineLocaleResourceBundle } from 'sanity'

/** Texts instead of Studio's own: a search in a list without a result, and what became of discarded changes. */
export const studioTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: {
    'panes.document-list-pane.no-documents.text': 'No results. Try fewer or other words.',
    'panes.document-operation-results.operation-success_discardChanges':
      'Your changes were discarded. You can still restore them from the history.',
  },
})
