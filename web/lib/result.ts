/** What was asked for, or why it could not be had: errors are values at the doors. */
export type Result<Value, Fault> = { ok: true; value: Value } | { ok: false; fault: Fault }

/** A result that holds what was asked for. */
export const success = <Value>(value: Value) => ({ ok: true, value }) as const

/** A result that says why not. */
export const failure = <Fault>(fault: Fault) => ({ ok: false, fault }) as const
