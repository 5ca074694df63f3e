/** Where something that was dragged beside others was let go, as Sanity's overlays tell it. */
export interface DragEnd {
  /** The items on its left and right, or above and below it; null for none. */
  insertPosition: Partial<Record<'left' | 'right' | 'top' | 'bottom', object | null>> | null
  isMirrored?: true
}

/** The same place in a row that reads the other way; null where there is nothing to turn, or it is turned already. */
export function mirrorDrag<Drag extends DragEnd>(drag: Drag): Drag | null {
  const { insertPosition, isMirrored } = drag
  if (isMirrored || !insertPosition || !('left' in insertPosition || 'right' in insertPosition)) return null
  const { left, right } = insertPosition
  return { ...drag, isMirrored: true, insertPosition: { ...insertPosition, left: right, right: left } }
}
