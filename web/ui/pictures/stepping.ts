/**
 * How far a key leafs: 1 to the next picture, -1 to the one before, 0 for a key that does not leaf. Arrows follow the
 * line of reading: in Arabic the next picture lies on the left.
 */
export function stepOf(key: string, direction: string): -1 | 0 | 1 {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === forward) return 1
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0
}
