'use client'

import { type ComponentProps, createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { Carousel } from '#web/ui/pictures/carousel.tsx'

/** The chosen variant of a product page. */
interface ChosenVariant {
  index: number
  choose: (index: number) => void
}

const VariantContext = createContext<ChosenVariant>({ index: 0, choose: () => undefined })

/** Returns the chosen variant of the page. */
export const useVariant = (): ChosenVariant => use(VariantContext)

const PARAMETER = 'variant'

const listeners = new Set<() => void>()

/** Notifies about choices, and about the browser's back and forward buttons. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

const readNumber = () => new URLSearchParams(location.search).get(PARAMETER)

interface VariantProviderProperties {
  /** Numbers of all variants. */
  numbers: readonly string[]
  /** Index of the variant with which the page is rendered on the server. */
  initial: number
  children: ReactNode
}

/**
 * Provides the variant that the address names (`?variant=`), else the initial one. The page is the same for every variant and can be cached, so
 * the browser reads the address.
 */
export function VariantProvider({ numbers, initial, children }: VariantProviderProperties) {
  const number = useSyncExternalStore(subscribe, readNumber, () => null)
  const named = number === null ? -1 : numbers.indexOf(number)
  const index = named < 0 ? initial : named
  const variant = useMemo(
    () => ({
      index,
      choose(next: number) {
        const address = new URL(location.href)
        address.searchParams.set(PARAMETER, numbers[next] ?? '')
        // Next supports this for changes that need no new page: neither the focus nor the scroll position moves.
        document.documentElement.dataset.keepPlace = ''
        history.replaceState(null, '', address)
        for (const listener of listeners) listener()
      },
    }),
    [index, numbers],
  )
  return <VariantContext value={variant}>{children}</VariantContext>
}

/** Renders the part that belongs to the chosen variant; parts are in the order of the variants. */
export function ByVariant({ parts }: { parts: readonly ReactNode[] }) {
  return parts[useVariant().index]
}

interface VariantCarouselProperties extends Omit<ComponentProps<typeof Carousel>, 'shown'> {
  /** Index of the picture of each variant; 0 for a variant without a picture. */
  pictures: readonly number[]
}

/** Renders the pictures of a product and shows that of the chosen variant. */
export function VariantCarousel({ pictures, ...carousel }: VariantCarouselProperties) {
  return <Carousel {...carousel} shown={pictures[useVariant().index] ?? 0} />
}
