import { Dialog } from '@sanity/ui'
import { type ComponentProps, useEffect, useState } from 'react'

/** Shows a dialog and focuses what opened it when it closes. Sanity UI's own dialog leaves the focus nowhere. */
export function ToolDialog(props: ComponentProps<typeof Dialog>) {
  // Read before the dialog takes the focus.
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => restoreFocus(opener), [opener])
  return <Dialog {...props} />
}

/** Focuses an element unless something else has the focus. */
export function restoreFocus(element: Element | null): void {
  if (document.activeElement === document.body && element instanceof HTMLElement) element.focus()
}
