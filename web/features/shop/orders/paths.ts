import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'

/** Returns the path of an invoice, without language. The page requires the customer's session. */
export const invoicePath = ({ _id: id }: { _id: string }): string =>
  `/account/order-history/invoice?order=${encodeURIComponent(id)}`

/** Returns the path of a refund's credit note, without language. */
export const creditNotePath = ({ _id: id }: { _id: string }, { _key: key }: { _key: string }): string =>
  `/account/order-history/credit-note?order=${encodeURIComponent(id)}&refund=${encodeURIComponent(key)}`

/** Returns the address of an invoice as PDF. It requires the customer's session. */
export const invoicePdfPath = ({ _id: id }: { _id: string }, locale: string): string =>
  `/api/orders/${encodeURIComponent(id)}/documents/invoice?locale=${locale}`

/** Returns the address of a refund's credit note as PDF. */
export const creditNotePdfPath = (
  { _id: id }: { _id: string },
  { _key: key }: { _key: string },
  locale: string,
): string =>
  `/api/orders/${encodeURIComponent(id)}/documents/credit-note?locale=${locale}&refund=${encodeURIComponent(key)}`

/** Returns the URL of the page that shows the status of an order after payment. */
export const orderStatusUrl = (
  page: 'success' | 'failed',
  { _id: id, locale }: { _id: string; locale: string },
): string => `${environment().SITE_URL}${localizedPath(locale, `/${page}`)}?order=${encodeURIComponent(id)}`
