/** Never waits, because this process does not prerender. */
export const connection = (): Promise<void> => Promise.resolve()
