import { ClientMessages } from '#web/i18n/client-messages.tsx'
import { stegaClean } from '#web/lib/stega.ts'
import { sendApplication } from './application-action.ts'
import { ApplicationFields } from './application-fields.tsx'

interface ApplicationFormProperties {
  /** The document's id and title in the page's language. */
  job: { reference: string; title: string }
}

/** The application form for a job. */
export const ApplicationForm = ({ job }: ApplicationFormProperties) => (
  <ClientMessages namespaces={['forms']}>
    <ApplicationFields action={sendApplication.bind(null, stegaClean(job))} />
  </ClientMessages>
)
