import { UserIcon } from '@sanity/icons/User'
import { chosenField } from '../fields/common.ts'
import { localizedText } from '../fields/localized.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const jobListBlock = defineBlock({
  name: 'jobListBlock',
  title: 'Jobs',
  icon: UserIcon,
  description: 'Open jobs by department. Edit them in Jobs.',
  fields: [
    ...sectionHead(),
    chosenField({
      name: 'jobs',
      title: 'Jobs',
      type: 'job',
      description: 'Leave empty to show all open jobs, newest first, or choose some. Closed jobs are hidden.',
    }),
    localizedText({
      name: 'emptyText',
      title: 'Text when no jobs are open',
      description: 'Optional. For example, how to send an unsolicited application.',
      required: false,
    }),
  ],
})
