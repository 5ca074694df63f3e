/** The states of a client project, in the order of Studio's lists. */
export const PROJECT_STATES = [
  { value: 'planned', title: 'Planned' },
  { value: 'running', title: 'In progress' },
  { value: 'paused', title: 'Paused' },
  { value: 'done', title: 'Done' },
] as const
