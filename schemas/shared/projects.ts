/** How far a client's project has come, in the order in which Studio lists them. */
export const PROJECT_STATES = [
  { value: 'planned', title: 'Planned' },
  { value: 'running', title: 'Under way' },
  { value: 'paused', title: 'Paused' },
  { value: 'done', title: 'Done' },
] as const

/** How far a project has come. */
export type ProjectState = (typeof PROJECT_STATES)[number]['value']
