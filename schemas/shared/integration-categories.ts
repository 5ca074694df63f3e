/** Categories of integrations, in display order. */
export const INTEGRATION_CATEGORIES = [
  { id: 'monitoring', title: 'Monitoring' },
  { id: 'communication', title: 'Communication' },
  { id: 'development', title: 'Development' },
  { id: 'identity', title: 'Identity' },
  { id: 'data', title: 'Data' },
  { id: 'payments', title: 'Payments' },
] as const

/** The name of a category of integrations. */
export type IntegrationCategory = (typeof INTEGRATION_CATEGORIES)[number]['id']

/** The ids, for zod schemas. */
export const INTEGRATION_CATEGORY_IDS = INTEGRATION_CATEGORIES.map(({ id }) => id)
