/** On the root element while somebody is signed in: pages are made once for everybody, and style shows what is for whom. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in'

/** The event that tells the page of it, once somebody has signed in without leaving it. */
export const SIGNED_IN_EVENT = 'meridian.signed-in'

/** The script that says so before the first paint, by the cookie that the site leaves for it. Small and self-contained. */
export const signedInScript = `if(/(?:^|; )signed-in=1/.test(document.cookie))document.documentElement.setAttribute('${SIGNED_IN_ATTRIBUTE}','')`
