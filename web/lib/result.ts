/** A value, or the error that kept a function from returning it. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure }

/** Creates a result that holds a value. */
export const success = <Value>(value: Value) => ({ ok: true, value }) as const

/** Creates a result that holds an error. */
export const failure = <Failure>(error: Failure) => ({ ok: false, error }) as const
