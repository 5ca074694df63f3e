import type { DeliveryMethod } from './delivery-method.ts'

/** Returns a delivery method that is free and not taxed. */
export const deliveryMethod = (fields: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  id: 'standard',
  title: 'Standard',
  countries: ['GB'],
  minDays: 3,
  maxDays: 5,
  price: 0,
  freeFrom: null,
  currency: 'USD',
  taxClass: 'zero',
  ...fields,
})
