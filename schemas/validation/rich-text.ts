import { checkUrl, type PlainVerdict } from './addresses.ts'

/** Checks where words in a text may lead: a path of this site, a web address, `mailto:` or `tel:`. An empty value passes. */
export function checkHref(href: string | undefined): PlainVerdict {
  if (!href || /^\/(?![/\\])/.test(href)) return true
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(href) || /^tel:\+?[\d-]+$/.test(href)) return true
  if (/^[^\s@:/]+@[^\s@]+$/.test(href)) return `Put “mailto:” in front: “mailto:${href}”.`
  return checkUrl(href) === true
    ? true
    : 'Begin with “/” for a page of this site (“/contact”), else with “https://”, “mailto:” or “tel:”.'
}

/** Checks a place on a page, in any script: a heading's address (“#our-prices”) or a block's anchor. An empty value passes. */
export function checkPlace(place: string | undefined): PlainVerdict {
  if (!place) return true
  if (place.startsWith('#')) return `Leave out “#”: write “${place.slice(1)}”.`
  return /[\s#]/.test(place) ? 'Write hyphens instead of spaces, for example “our-prices”.' : true
}

/** Checks that the rows of a table say something, and that a heading row names every column. */
export function checkTable(rows: readonly (readonly string[])[], hasHeading: boolean): PlainVerdict {
  const isBlank = (cell: string | undefined) => !cell?.trim()
  if (rows.length === 0 || rows.every((row) => row.every(isBlank))) return 'Write something into the table.'
  const columns = Math.max(...rows.map((row) => row.length))
  if (columns < 2 || rows.length < 2) return 'Give the table at least two rows and two columns.'
  const unnamed = Array.from({ length: columns }, (_, index) => rows[0]?.[index])
    .slice(1)
    .findIndex(isBlank)
  return hasHeading && unnamed >= 0
    ? `Name column ${unnamed + 2} in the first row, or switch off “First row names the columns”.`
    : true
}
