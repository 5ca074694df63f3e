import type { Translator } from '#web/i18n/translator.ts'
import type { LightboxTexts } from './lightbox.tsx'

/** Returns the labels of a lightbox with an accessible name of its own. */
export function lightboxTexts(texts: Translator<'blocks'>, label: string): LightboxTexts {
  return {
    label,
    close: texts('closePictures'),
    previous: texts('previousPicture'),
    next: texts('nextPicture'),
    // The lightbox fills in the numbers.
    position: texts('picturePosition', { number: '{index}', total: '{total}' }),
    pictures: texts('pictures'),
    picture: texts('picture'),
    caption: texts('pictureCaption'),
  }
}
