import { checkUrl, type ValidationResult } from './addresses.ts'

/** Checks the target of a link in a text: a path of this site, a web address, `mailto:` or `tel:`. An empty value passes. */
export function checkHref(href: string | undefined): ValidationResult {
  if (!href || /^\/(?![/\\])/.test(href)) return true
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(href) || /^tel:\+?[\d-]+$/.test(href)) return true
  if (/^[^\s@:/]+@[^\s@]+$/.test(href)) return `Add “mailto:” in front: “mailto:${href}”.`
  return checkUrl(href) === true
    ? true
    : 'Start with “/” for a page on this site (“/contact”), or with “https://”, “mailto:” or “tel:”.'
}

/** Checks the fragment of a link, in any script: the id of a heading (“our-prices”) or the anchor of a block. An empty value passes. */
export function checkFragment(fragment: string | undefined): ValidationResult {
  if (!fragment) return true
  if (fragment.startsWith('#')) return `Leave out “#”: “${fragment.slice(1)}”.`
  return /[\s#]/.test(fragment) ? 'Use hyphens instead of spaces, e.g. “our-prices”.' : true
}

/** Checks that a table has content, and that its header row names every column. */
export function checkTable(rows: readonly (readonly string[])[], hasHeading: boolean): ValidationResult {
  const isBlank = (cell: string | undefined) => !cell?.trim()
  if (rows.length === 0 || rows.every((row) => row.every(isBlank))) return 'Add some content to the table.'
  const columns = Math.max(...rows.map((row) => row.length))
  if (columns < 2 || rows.length < 2) return 'Add at least two rows and two columns.'
  const unnamed = Array.from({ length: columns }, (_, index) => rows[0]?.[index])
    .slice(1)
    .findIndex(isBlank)
  return hasHeading && unnamed >= 0
    ? `Name column ${unnamed + 2} in the first row, or turn off “First row is a header”.`
    : true
}
