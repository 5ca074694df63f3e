'use client'

import { useOptimistic } from 'next-sanity/hooks'
import { Fragment, type ReactNode } from 'react'
import { blockKeys, inOrder } from './order.ts'

/** A block of a page, drawn. */
export interface DrawnBlock {
  key: string
  view: ReactNode
}

/**
 * The blocks of a draft: one that an editor drags, moves or removes in Presentation is in its new place at once, before the change is
 * kept and the page is asked for again.
 */
export default function OrderedBlocks({ documentId, blocks }: { documentId: string; blocks: DrawnBlock[] }) {
  const drawn = blocks.map(({ key }) => key)
  const keys = useOptimistic(drawn, (shown, change) =>
    change.id === documentId ? (blockKeys(change.document) ?? shown) : shown,
  )
  return inOrder(blocks, keys).map(({ key, view }) => <Fragment key={key}>{view}</Fragment>)
}
