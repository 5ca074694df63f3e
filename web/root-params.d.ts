/** Next generates these types when it builds; declared here too, so that a fresh clone can be checked before it is built. */
declare module 'next/root-params' {
  export function locale(): Promise<string>
}
