/** Customers of these tests send a token, so there are no cookies. */
export const cookies = () => Promise.resolve({ get: () => undefined, set: () => undefined })

/** The site of these tests listens on this machine only. */
export const headers = () => Promise.resolve(new Headers({ host: '127.0.0.1' }))

/** These tests do not preview drafts. */
export const draftMode = () => Promise.resolve({ isEnabled: false })
