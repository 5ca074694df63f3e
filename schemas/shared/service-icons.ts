/** The drawn icons of the site. The key is stored in content; the drawing lives in `web/ui`. */
export const SERVICE_ICONS = [
  { key: 'consulting', title: 'Consulting (compass)' },
  { key: 'software', title: 'Software (angle brackets)' },
  { key: 'website', title: 'Website (browser window)' },
  { key: 'information-system', title: 'Information system (linked records)' },
  { key: 'support', title: 'Support (headset)' },
  { key: 'outsourcing', title: 'Outsourcing (team)' },
  { key: 'commerce', title: 'Commerce (shopping bag)' },
  { key: 'security', title: 'Security (shield)' },
] as const

/** The name of a drawn icon. */
export type ServiceIconKey = (typeof SERVICE_ICONS)[number]['key']
