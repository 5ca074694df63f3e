/** The properties of a page that depends on its query. */
export interface QueryPageProperties {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Returns a query parameter that occurs once. */
export const getSingle = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
