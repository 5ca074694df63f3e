import type { LocaleId } from '#schemas/shared/locales.ts'

/** A label and its value. */
interface LabeledText {
  label: string
  value: string
}

/** A party of a document, such as the seller. */
interface Party {
  title: string
  /** Name and address. */
  lines: string[]
  /** Registration numbers. */
  notes: string[]
}

/** A table; the first column is text, the others are figures. */
export interface DocumentTable {
  title?: string
  columns: string[]
  /** The note is shown below the first cell. */
  rows: { cells: string[]; note?: string }[]
}

/** A total; the main ones stand out. */
export interface TotalRow {
  label: string
  amount: string
  isTotal?: boolean
}

/** What an invoice, credit note or packing slip shows, in one language, as a page and as a PDF. */
export interface DocumentContent {
  locale: LocaleId
  /** Name of the file, without its ending. */
  fileName: string
  /** Number of the document, or of the order if it has none. */
  number: string
  title: string
  /** The name of the site, beside the title. */
  siteName: string
  /** Shown at the top of a document that is no longer valid. */
  warning?: string
  facts: LabeledText[]
  parties: Party[]
  items?: DocumentTable
  /** Tax by rate. */
  taxes?: DocumentTable
  totals: TotalRow[]
  foot: string[]
  /** The foot of each page of several, which names the document. */
  describePage: (page: number, count: number) => string
}
