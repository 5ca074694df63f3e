/** A process that answers requests only is never building: there is nothing to wait for. */
export const connection = (): Promise<void> => Promise.resolve()
