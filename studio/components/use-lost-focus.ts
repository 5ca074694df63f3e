import { type FocusEvent, useEffect, useRef } from 'react'
import { restoreFocus } from './tool-dialog.tsx'

const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled')

/**
 * Returns a ref to an element, which gets the focus when a focused button is disabled or removed, and the handlers for all that contains such
 * buttons, dialogs included. Otherwise the keyboard starts again at the top of the page.
 */
export function useLostFocus<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (hadFocus.current) restoreFocus(target.current)
  })
  return {
    target,
    handlers: {
      onFocus: () => {
        hadFocus.current = true
      },
      onBlur: (event: FocusEvent) => {
        // A click beside it, or the next element. Browsers do not report a removed element.
        if (isUsable(event.target)) hadFocus.current = false
      },
    },
  }
}
