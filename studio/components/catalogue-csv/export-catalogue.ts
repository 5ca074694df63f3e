import { shownVersion, type Catalogue } from '../catalogue/catalogue.ts'
import { COLUMN_NAMES, COLUMNS } from './columns.ts'
import { writeCsv } from './csv-text.ts'

/** The whole catalogue as a file: what visitors see of each product, and drafts of what they do not see yet. */
export function exportCatalogue({ entries, categories }: Catalogue): string {
  const rows = entries.map((entry) => {
    const product = shownVersion(entry)
    const cells = COLUMNS.map((column) => column.read(product, { categories }))
    return [product.slug?.current ?? '', ...cells, String(entry.count?.available ?? '')]
  })
  return writeCsv(COLUMN_NAMES, rows)
}
