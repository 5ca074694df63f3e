/** What an integration is for, in the order in which the site groups them. */
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

/** The names alone, as parsers take them. */
export const INTEGRATION_CATEGORY_IDS = INTEGRATION_CATEGORIES.map(({ id }) => id) as [
  IntegrationCategory,
  ...IntegrationCategory[],
]
