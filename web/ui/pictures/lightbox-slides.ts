import { getImageProps } from 'next/image'
import type { ContentImage } from '#web/sanity/types.ts'
import type { LightboxSlide } from './lightbox.tsx'

interface LightboxPicture {
  image: ContentImage
  caption?: string | null
}

/** Returns the slides of a `LightboxProvider`, each with the widths that the image server offers. */
export function lightboxSlides(pictures: LightboxPicture[]): LightboxSlide[] {
  return pictures.map(({ image, caption }) => {
    const { src, alt, width, height } = image
    const { props } = getImageProps({ src, alt, width, height, sizes: '100vw' })
    return {
      src,
      alt,
      width,
      height,
      srcSet: parseSrcSet(props.srcSet ?? '', height / width),
      description: caption ?? undefined,
    }
  })
}

/** Reads a `srcset` attribute such as `/a?w=640 640w, /a?w=1080 1080w`. */
function parseSrcSet(srcSet: string, ratio: number): LightboxSlide['srcSet'] {
  return [...srcSet.matchAll(/(\S+) (\d+)w/g)].map(([, src = '', digits = '']) => {
    const width = Number(digits)
    return { src, width, height: Math.round(width * ratio) }
  })
}
