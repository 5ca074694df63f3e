import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField } from 'sanity'
import { localizedText } from '../fields/localized.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** The jobs that are open. */
export const jobListBlock = defineBlock({
  name: 'jobListBlock',
  title: 'Jobs',
  icon: UserIcon,
  description: 'The jobs that are open, by department, with their number. Edit the jobs themselves in Jobs.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'jobs',
      title: 'Jobs',
      type: 'array',
      description:
        'Leave empty to show every open job, the newest first. Or choose some; closed ones are left out.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'job' }] })],
      validation: (rule) => rule.unique().error('Each job may stand here once: remove the second one.'),
    }),
    localizedText({
      name: 'emptyText',
      title: 'When no job is open',
      description: 'Optional. What stands here then, for example how to write to us all the same.',
      required: false,
    }),
  ],
})
