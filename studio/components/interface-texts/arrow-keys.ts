import type { KeyboardEvent } from 'react'

const ROW = '[data-row]'

/** Returns the editable field of the same column in the next or previous row. */
function findNeighbor(field: HTMLTextAreaElement, step: 'nextElementSibling' | 'previousElementSibling') {
  const column = `textarea[lang="${field.lang}"]`
  let row = field.closest(ROW)?.[step]
  while (row && !row.querySelector(column)) row = row[step]
  return row?.querySelector<HTMLTextAreaElement>(column)
}

/**
 * Moves between texts of a language with the arrow keys: down at the end of a text, up at its beginning. Inside a text the
 * keys move the caret.
 */
export function handleArrowKeys(event: KeyboardEvent): void {
  const field = event.target
  if (!(field instanceof HTMLTextAreaElement) || event.shiftKey || event.altKey || event.metaKey) return
  if (event.nativeEvent.isComposing || field.selectionStart !== field.selectionEnd) return
  const leavesDown = event.key === 'ArrowDown' && field.selectionEnd === field.value.length
  const leavesUp = event.key === 'ArrowUp' && field.selectionStart === 0
  if (!leavesDown && !leavesUp) return
  const next = findNeighbor(field, leavesDown ? 'nextElementSibling' : 'previousElementSibling')
  if (!next) return
  event.preventDefault()
  next.focus()
}
