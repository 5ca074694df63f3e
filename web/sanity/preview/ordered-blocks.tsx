'use client'

import { useOptimistic } from 'next-sanity/hooks'
import { Fragment, type ReactNode } from 'react'
import { blockKeys, sortByKeys } from './block-order.ts'

/** A rendered block of a page. */
export interface RenderedBlock {
  key: string
  view: ReactNode
}

/** Renders the blocks of a draft in the editor's order: a moved or removed block updates at once, before the page reloads. */
export default function OrderedBlocks({
  documentId,
  blocks,
}: {
  documentId: string
  blocks: RenderedBlock[]
}) {
  const renderedKeys = blocks.map(({ key }) => key)
  const keys = useOptimistic(renderedKeys, (shown, change) =>
    change.id === documentId ? (blockKeys(change.document) ?? shown) : shown,
  )
  return sortByKeys(blocks, keys).map(({ key, view }) => <Fragment key={key}>{view}</Fragment>)
}
