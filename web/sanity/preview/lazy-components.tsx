'use client'

import { type ComponentProps, lazy } from 'react'

const OrderedBlocks = lazy(() => import('./ordered-blocks.tsx'))
const VisualEditing = lazy(() => import('./visual-editing.tsx'))

// Components that only drafts need. Importing them in a server component would add their scripts to every
// page.

/** Loads the blocks of a draft with live ordering. */
export function LazyOrderedBlocks(properties: ComponentProps<typeof OrderedBlocks>) {
  return <OrderedBlocks {...properties} />
}

/** Loads visual editing. */
export function LazyVisualEditing(properties: ComponentProps<typeof VisualEditing>) {
  return <VisualEditing {...properties} />
}
