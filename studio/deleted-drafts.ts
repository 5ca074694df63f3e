import { BufferedDocument } from '@sanity/mutator'

const arrive = Reflect.get<BufferedDocument, 'arrive'>(BufferedDocument.prototype, 'arrive')

/**
 * Applies a remote change, and starts over when it deletes the document. Publishing deletes the draft; Sanity's own version throws if a
 * colleague has unconfirmed changes in it, which crashes their form. The lake creates the draft again when these changes arrive.
 */
BufferedDocument.prototype.arrive = function arriveOrReset(mutation) {
  try {
    arrive.call(this, mutation)
  } catch (error) {
    if (this.document.HEAD !== null) throw error
    this.reset(null)
  }
}
