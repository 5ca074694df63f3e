/** Replaces packages that only restrict where a file may be imported. */
export {}
