/** The properties of a page that depends on its query. */
export interface QueryPageProperties {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Returns a query parameter that occurs once. */
export const getSingle = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Returns the page number in a query, from 1 to 999; 1 for anything else. */
export function parsePageNumber(value: string | string[] | undefined): number {
  const text = getSingle(value) ?? ''
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}
