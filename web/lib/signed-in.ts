/** Set on the root element for signed-in visitors. Static pages contain both states, and CSS shows one of them. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in'

/** Dispatched on the window after a sign-in without a page load. */
export const SIGNED_IN_EVENT = 'meridian.signed-in'

/** Inline script that sets the attribute before the first paint, from the cookie `signed-in`. */
export const signedInScript = `if(/(?:^|; )signed-in=1/.test(document.cookie))document.documentElement.setAttribute('${SIGNED_IN_ATTRIBUTE}','')`

/** Whether the visitor is signed in, as far as the browser knows. */
export const isSignedIn = (): boolean => document.documentElement.hasAttribute(SIGNED_IN_ATTRIBUTE)

/** Whether the session has ended since the page was loaded. */
export const hasSessionEnded = (): boolean => isSignedIn() && !/(?:^|; )signed-in=1/.test(document.cookie)

/** Whether a customer has just signed out in this browser. When a session expires, its cookie is absent instead. */
export const hasSignedOut = (): boolean => /(?:^|; )signed-in=0/.test(document.cookie)

/** Subscribes to a sign-in without a page load; returns a function that unsubscribes. */
export function subscribeToSignIn(listener: () => void): () => void {
  addEventListener(SIGNED_IN_EVENT, listener)
  return () => removeEventListener(SIGNED_IN_EVENT, listener)
}
