import type { ImageLoaderProps } from 'next/image'

/**
 * Lets `next/image` ask the image server for the width it needs; the server picks AVIF or WebP by what the browser takes.
 *
 * @returns `src` with width (pixels), quality (percent) and automatic format; an address that is no picture of the
 * image server, such as a drawing of this site, unchanged
 */
export default function imageLoader({ src, width, quality }: ImageLoaderProps): string {
  if (!src.includes('/images/')) return src
  const separator = src.includes('?') ? '&' : '?'
  return `${src}${separator}w=${width}&q=${quality ?? 75}&auto=format&fit=max`
}
