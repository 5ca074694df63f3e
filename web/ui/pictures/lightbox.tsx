'use client'

import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import YetAnotherLightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'

/** A picture in full size, as data for the browser. */
export interface LightboxSlide {
  src: string
  alt: string
  width: number
  height: number
  srcSet: { src: string; width: number; height: number }[]
  description?: string
}

/** Labels of the lightbox; `position` contains `{index}` and `{total}`. */
export type LightboxTexts = Record<
  'label' | 'close' | 'previous' | 'next' | 'position' | 'pictures' | 'picture' | 'caption',
  string
>

interface LightboxProperties {
  /** Index of the first picture shown. */
  index: number
  slides: LightboxSlide[]
  texts: LightboxTexts
  onClose: () => void
}

/** Pictures in full size. Escape, a click beside the picture and the close button close it. */
export default function Lightbox({ index, slides, texts, onClose }: LightboxProperties) {
  const nothing = () => null
  return (
    <YetAnotherLightbox
      open
      className="lightbox"
      index={index}
      close={onClose}
      slides={slides}
      plugins={[Captions, Zoom]}
      captions={{ descriptionTextAlign: 'center' }}
      controller={{ closeOnBackdropClick: true }}
      // Pictures are enlarged by pinching or a double click; a button for it would be one more to read out.
      render={{
        buttonZoom: nothing,
        ...(slides.length === 1 && { buttonPrev: nothing, buttonNext: nothing }),
      }}
      labels={{
        Lightbox: texts.label,
        Close: texts.close,
        Previous: texts.previous,
        Next: texts.next,
        'Photo gallery': texts.pictures,
        '{index} of {total}': texts.position,
        Carousel: texts.pictures,
        Slide: texts.picture,
        Caption: texts.caption,
      }}
    />
  )
}
