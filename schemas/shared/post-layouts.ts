/** The layouts of articles. */
export const POST_LAYOUTS = [
  { id: 'standard', title: 'Standard' },
  { id: 'wide', title: 'Wide' },
] as const

/** The name of a layout as stored. */
export type PostLayout = (typeof POST_LAYOUTS)[number]['id']
