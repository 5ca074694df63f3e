/** Who computes the tax of new orders. */
export const TAX_PROVIDERS = [
  { value: 'table', title: 'By the rates below' },
  { value: 'stripe', title: 'Stripe Tax, on the payment page' },
] as const

export type TaxProvider = (typeof TAX_PROVIDERS)[number]['value']

export const TAX_PROVIDER_VALUES = TAX_PROVIDERS.map(({ value }) => value)

/** Stripe's states of a tax computation. */
export const AUTOMATIC_TAX_STATUSES = [
  { value: 'requires_location_inputs', title: 'Not computed yet: Stripe needs the address' },
  { value: 'complete', title: 'Computed by Stripe' },
  { value: 'failed', title: 'Failed: no tax was charged' },
] as const

type AutomaticTaxStatus = (typeof AUTOMATIC_TAX_STATUSES)[number]['value']

export const AUTOMATIC_TAX_STATUS_VALUES = AUTOMATIC_TAX_STATUSES.map(({ value }) => value)

/** Returns whether Stripe has yet to compute the tax of an order, so that its total is not final. */
export const isTaxPending = ({
  automaticTaxStatus,
}: {
  automaticTaxStatus?: AutomaticTaxStatus | null | undefined
}): boolean => automaticTaxStatus === 'requires_location_inputs'
