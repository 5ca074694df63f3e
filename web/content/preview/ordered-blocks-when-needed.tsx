'use client'

import { lazy, type ComponentProps } from 'react'

const OrderedBlocks = lazy(() => import('./ordered-blocks.tsx'))

/** Loaded in drafts alone. A server component that imports them, even in time, would put their script into every visitor's page. */
export function OrderedBlocksWhenNeeded(properties: ComponentProps<typeof OrderedBlocks>) {
  return <OrderedBlocks {...properties} />
}
