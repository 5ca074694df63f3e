/** Shoppers of these tests come with a token: there are no cookies. */
export const cookies = () => Promise.resolve({ get: () => undefined, set: () => undefined })
