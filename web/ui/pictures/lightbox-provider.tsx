'use client'

import {
  type ComponentProps,
  createContext,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useState,
} from 'react'
import type { LightboxSlide, LightboxTexts } from './lightbox.tsx'

const load = () => import('./lightbox.tsx')
const Lightbox = lazy(load)

/** Opens the picture of an index. */
const OpenPicture = createContext<((index: number, href: string) => void) | null>(null)

interface LightboxProviderProperties {
  slides: LightboxSlide[]
  texts: LightboxTexts
  children: ReactNode
}

/** Shows pictures in full size when a `LightboxLink` inside it is clicked. The lightbox loads when first used. */
export function LightboxProvider({ slides, texts, children }: LightboxProviderProperties) {
  const [index, setIndex] = useState<number | null>(null)
  const open = (picture: number, href: string) => {
    load().then(
      () => setIndex(picture),
      () => location.assign(href),
    )
  }
  const close = () => setIndex(null)
  return (
    <OpenPicture value={open}>
      {children}
      {index !== null && (
        <Suspense>
          <Lightbox index={index} slides={slides} texts={texts} onClose={close} />
        </Suspense>
      )}
    </OpenPicture>
  )
}

interface LightboxLinkProperties extends ComponentProps<'a'> {
  /** Address of the picture, for browsers without JavaScript. */
  href: string
  /** Index of the picture in the provider's slides. */
  index: number
}

/** A link to a picture that opens it in the lightbox. */
export function LightboxLink({ index, href, children, ...properties }: LightboxLinkProperties) {
  const open = useContext(OpenPicture)
  const prepare = () => {
    // A failed load is repeated with the click.
    load().catch(() => undefined)
  }
  const onClick = (event: MouseEvent) => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(index, href)
  }
  return (
    <a {...properties} href={href} onPointerEnter={prepare} onFocus={prepare} onClick={onClick}>
      {children}
    </a>
  )
}
