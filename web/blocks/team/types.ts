import type { BlockBase, SectionHead } from '#web/content/types.ts'
import type { DepartmentId } from '#schemas/shared/departments.ts'
import type { ContentImage } from '#web/content/types.ts'

/** A colleague. */
export interface TeamMember {
  id: string
  name: string
  role: string | null
  department: DepartmentId
  biography: string | null
  portrait: ContentImage | null
  /** BCP 47 tags. */
  languages: string[]
}

/** Colleagues, chosen by the editor or all of them in their order. */
export interface TeamContent extends BlockBase, SectionHead {
  type: 'teamBlock'
  grouped: boolean
  members: TeamMember[]
}
