/** Stands for packages that only say where a file may be used. */
export {}
