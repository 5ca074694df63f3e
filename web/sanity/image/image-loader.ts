import type { ImageLoaderProps } from 'next/image'

/**
 * Lets `next/image` request the needed width from the image server, which chooses AVIF or WebP.
 *
 * @returns `src` with width (pixels), quality (percent) and automatic format; other addresses are unchanged
 */
export default function imageLoader({ src, width, quality }: ImageLoaderProps): string {
  if (!src.includes('/images/')) return src
  const separator = src.includes('?') ? '&' : '?'
  return `${src}${separator}w=${width}&q=${quality ?? 75}&auto=format&fit=max`
}
