import type { BlockBase } from '#web/content/types.ts'
import type { Arrangement, Employment } from '#schemas/shared/jobs.ts'

/** A job as an entry of the list; `href` is its canonical path without language. */
export interface JobEntry {
  id: string
  title: string
  summary: string | null
  department: string | null
  location: string | null
  employment: Employment
  arrangement: Arrangement
  /** ISO 8601; null for a job without an end. */
  closesAt: string | null
  href: string
}

/** The jobs, chosen by the editor or all of them, the closed ones included: the view leaves those out. */
export interface JobListContent extends BlockBase {
  type: 'jobListBlock'
  eyebrow: string | null
  heading: string | null
  paragraph: string | null
  emptyText: string | null
  jobs: JobEntry[]
}
