import { getTranslations } from 'next-intl/server'
import { stegaClean } from '#web/lib/stega.ts'
import { formTexts } from '#web/ui/forms/form-texts.ts'
import { sendApplication } from './application-action.ts'
import { ApplicationFields } from './application-fields.tsx'
import { CV_MEGABYTES } from './application-model.ts'

interface ApplicationFormProperties {
  /** The document's id and title in the page's language. */
  job: { reference: string; title: string }
}

/** The application form for a job. */
export async function ApplicationForm({ job }: ApplicationFormProperties) {
  const [texts, own] = await Promise.all([
    getTranslations('forms'),
    formTexts(
      'nameRequired',
      'emailInvalid',
      'phoneInvalid',
      'fileRequired',
      'filePdf',
      'tooLong 40',
      'tooLong 100',
      'tooLong 5000',
      `fileTooLarge ${CV_MEGABYTES}`,
    ),
  ])
  return (
    <ApplicationFields
      action={sendApplication.bind(null, stegaClean(job))}
      labels={{
        name: texts('name'),
        email: texts('email'),
        phone: texts('phoneOptional'),
        message: texts('coverNote'),
        cv: texts('cv'),
      }}
      hints={{ message: texts('coverNoteHint'), cv: texts('cvHint') }}
      texts={own}
      submitLabel={texts('apply')}
    />
  )
}
