const statusOf = (error: unknown) => (error as { statusCode?: number }).statusCode

/** Returns whether the lake rejected a request for missing rights. */
export const isForbidden = (error: unknown): boolean => statusOf(error) === 403

/** Returns whether the lake rejected a request because a document had changed, or others refer to it. */
export const isConflict = (error: unknown): boolean => statusOf(error) === 409
