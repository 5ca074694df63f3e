import type { BlockBase, SectionHead } from '#web/content/types.ts'

/** A place where the company is found; line breaks of the address are kept. */
export interface Office {
  key: string
  name: string
  address: string | null
  phone: string | null
  email: string | null
  hours: string | null
}

/** The offices side by side. */
export interface OfficesContent extends BlockBase, SectionHead {
  type: 'officesBlock'
  offices: Office[]
}
