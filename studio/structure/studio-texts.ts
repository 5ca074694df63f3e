import { defineLocaleResourceBundle, type StudioLocaleResourceKeys } from 'sanity'

/** Texts instead of Studio's own: a search without a result, discarded changes, and documents that others use. */
const structureTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: {
    'panes.document-list-pane.no-documents.text': 'No results. Try fewer or other words.',
    'panes.document-operation-results.operation-success_discardChanges':
      'Your changes were discarded. You can still restore them from the history.',
    ...textsOfUsed('delete', 'Nothing was deleted.', 'isn’t deleted'),
    ...textsOfUsed('unpublish', 'It’s still on the site.', 'stays on the site'),
  },
})

/** Texts instead of Presentation's own, which send editors to the browser console or show keys when the site does not respond. */
const presentationTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'presentation',
  resources: {
    'preview-frame.status_timeout':
      'The site isn’t responding. You can go on editing: your changes are saved. Try the preview again in a minute.',
    'preview-frame.connection.error.text':
      'The preview isn’t connected to Studio, so clicking a text doesn’t open it. Retry, or continue anyway: you can still edit.',
    'main-document.missing.text': 'Nothing in Content has the address <Code>{{path}}</Code>.',
    // Presentation has texts for some states of a connection only.
    'channel.status': 'Not connected',
  },
})

const UPLOAD_FAILED =
  'Check your connection and try again. Pictures must be undamaged JPEG, PNG, WebP, AVIF, GIF or SVG files, videos MP4 or WebM, captions WebVTT. Save HEIC photos as JPEG, and make very large pictures smaller first.'

/** Texts instead of Studio's own, which send editors to the browser console when an upload fails, or say nothing. */
const uploadTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.description': UPLOAD_FAILED,
    'inputs.file.upload-failed.description': UPLOAD_FAILED,
    'inputs.image.upload-error.description': UPLOAD_FAILED,
  } satisfies Partial<Record<StudioLocaleResourceKeys, string>>,
})

/** The texts of this Studio instead of Sanity's. */
export const studioTexts = [structureTexts, presentationTexts, uploadTexts]

/**
 * Texts about an action on a document that others use. The lake refuses it while one of them has a strong reference; Studio's own texts
 * only doubt it, and its list contains weak references too.
 */
function textsOfUsed(action: 'delete' | 'unpublish', failed: string, unchanged: string) {
  const dialog = 'confirm-delete-dialog'
  return {
    [`${dialog}.referring-documents-descriptor.text_${action}`]: 'These documents use “<DocumentTitle/>”:',
    [`${dialog}.referential-integrity-disclaimer.text_${action}`]: `While one of them needs “<DocumentTitle/>”, it ${unchanged}: remove it there, publish that and try again. Not every document listed needs it.`,
    [`panes.document-operation-results.operation-error_${action}`]: `${failed} Other documents probably still use this one. Press the button again to see which, and remove it there first.`,
  }
}
