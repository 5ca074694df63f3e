import type { BlockBase, SectionHead } from '#web/content/types.ts'

/** One step; its number is its place. */
export interface Step {
  key: string
  title: string
  text: string | null
}

/** How something is done, step by step. */
export interface StepsContent extends BlockBase, SectionHead {
  type: 'stepsBlock'
  items: Step[]
}
