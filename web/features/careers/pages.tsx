import { definePages } from '#web/content/document-pages.ts'
import { getJob } from './data.ts'
import { JobPage } from './job-page.tsx'
import { jobPosting } from './structured-data.ts'

/** Jobs on pages of their own, at `/career/{slug}`; closed ones stay, and say so. */
export const jobPages = definePages({
  get: getJob,
  View: ({ document, locale }) => <JobPage job={document} locale={locale} />,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: jobPosting,
})
