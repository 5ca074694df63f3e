import { definePages } from '#web/sanity/queries/document-pages.ts'
import { JobPage } from './job-page.tsx'
import { getJob } from './queries.ts'
import { jobPosting } from './structured-data.ts'

/** Job pages, at `/career/{slug}`; closed jobs stay online. */
export const jobPages = definePages({
  get: getJob,
  View: JobPage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: jobPosting,
})
