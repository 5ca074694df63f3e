/** The page of an order's invoice, without language; who has the address and not the account sees nothing. */
export const invoicePath = ({ _id: id }: { _id: string }): string =>
  `/account/order-history/invoice?order=${encodeURIComponent(id)}`

/** The page of the credit note of a refund of an order, without language. */
export const creditNotePath = ({ _id: id }: { _id: string }, { _key: key }: { _key: string }): string =>
  `/account/order-history/credit-note?order=${encodeURIComponent(id)}&refund=${encodeURIComponent(key)}`
