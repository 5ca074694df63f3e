'use client'

import type { ComponentProps } from 'react'
import { Carousel } from '#web/ui/pictures/carousel.tsx'
import { useVariant } from './variant-provider.tsx'

interface VariantCarouselProperties extends Omit<ComponentProps<typeof Carousel>, 'shown'> {
  /** Index of the picture of each variant; 0 for a variant without a picture. */
  pictures: readonly number[]
}

/** Renders the pictures of a product and shows that of the chosen variant. */
export function VariantCarousel({ pictures, ...carousel }: VariantCarouselProperties) {
  return <Carousel {...carousel} shown={pictures[useVariant().index] ?? 0} />
}
