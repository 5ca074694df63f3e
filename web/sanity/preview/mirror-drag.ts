/** The end of a drag, as Sanity's overlays report it. */
export interface DragEnd {
  /** The items to the left and right, or above and below; null for none. */
  insertPosition: Partial<Record<'left' | 'right' | 'top' | 'bottom', object | null>> | null
  isMirrored?: true
}

/** Returns the drag with left and right swapped, for right-to-left rows; null for other drags and swapped ones. */
export function mirrorDrag<Drag extends DragEnd>(drag: Drag): Drag | null {
  const { insertPosition, isMirrored } = drag
  if (isMirrored || !insertPosition || !('left' in insertPosition || 'right' in insertPosition)) return null
  const { left, right } = insertPosition
  return { ...drag, isMirrored: true, insertPosition: { ...insertPosition, left: right, right: left } }
}
