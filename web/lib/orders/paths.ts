/** The page of an order's invoice, without language; who has the address and not the account sees nothing. */
export const invoicePath = ({ _id: id }: { _id: string }): string =>
  `/account/order-history/invoice?order=${encodeURIComponent(id)}`
