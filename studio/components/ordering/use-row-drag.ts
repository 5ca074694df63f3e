import { type PointerEvent, useState } from 'react'

/** A row that is being dragged, and the place it would get. */
interface Drag {
  from: number
  to: number
}

/** Returns the index of the row of the same list at a height of the window, or null. */
function rowAt(handle: Element, y: number): number | null {
  const rows = [...(handle.closest('ol')?.children ?? [])]
  const index = rows.findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return y >= top && y < bottom
  })
  return index === -1 ? null : index
}

/** Drags the rows of a list by their handles, with mouse, pen or finger. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const handleEvents = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: index, to: index })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const to = drag && rowAt(event.currentTarget, event.clientY)
      if (drag && typeof to === 'number' && to !== drag.to) setDrag({ ...drag, to })
    },
    onPointerUp: () => {
      if (drag && drag.from !== drag.to) onMove(drag.from, drag.to)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  return { drag, handleEvents }
}
