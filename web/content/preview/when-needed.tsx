'use client'

import { lazy, type ComponentProps } from 'react'

const OrderedBlocks = lazy(() => import('./ordered-blocks.tsx'))
const VisualEditing = lazy(() => import('./visual-editing.tsx'))

// What only drafts need. A server component that imports it, even in time, would put its script into every visitor's page.

/** Loads the blocks of a draft with what moves them. */
export function OrderedBlocksWhenNeeded(properties: ComponentProps<typeof OrderedBlocks>) {
  return <OrderedBlocks {...properties} />
}

/** Loads what ties a page to Presentation. */
export function VisualEditingWhenNeeded(properties: ComponentProps<typeof VisualEditing>) {
  return <VisualEditing {...properties} />
}
