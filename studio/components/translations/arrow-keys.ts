import type { KeyboardEvent } from 'react'

/** Rows between which an arrow goes. */
const ROW = '[data-row]'

/** The same column's field in the next row, up or down, that can be written in. */
function neighbour(field: HTMLTextAreaElement, step: 'nextElementSibling' | 'previousElementSibling') {
  const column = `textarea[lang="${field.lang}"]`
  let row = field.closest(ROW)?.[step]
  while (row && !row.querySelector(column)) row = row[step]
  return row?.querySelector<HTMLTextAreaElement>(column)
}

/**
 * Lets the arrows leave a text where it ends: down from its last place to the text below in the same language, up from its
 * first to the one above. Inside of a text they move as in any text, and Tab goes on cell by cell.
 */
export function moveByArrows(event: KeyboardEvent): void {
  const field = event.target
  if (!(field instanceof HTMLTextAreaElement) || event.shiftKey || event.altKey || event.metaKey) return
  if (event.nativeEvent.isComposing || field.selectionStart !== field.selectionEnd) return
  const leavesDown = event.key === 'ArrowDown' && field.selectionEnd === field.value.length
  const leavesUp = event.key === 'ArrowUp' && field.selectionStart === 0
  if (!leavesDown && !leavesUp) return
  const next = neighbour(field, leavesDown ? 'nextElementSibling' : 'previousElementSibling')
  if (!next) return
  event.preventDefault()
  next.focus()
}
