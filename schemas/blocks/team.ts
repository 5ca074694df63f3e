import { UsersIcon } from '@sanity/icons/Users'
import { defineField } from 'sanity'
import { chosenField } from '../fields/work.ts'
import { defineBlock } from './define-block.ts'
import { sectionHead } from '../fields/section-head.ts'

/** Colleagues with their portraits, all together or by department. */
export const teamBlock = defineBlock({
  name: 'teamBlock',
  title: 'Team',
  icon: UsersIcon,
  description: 'Colleagues with their portraits, all together or by department.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    chosenField({ name: 'members', title: 'Colleagues', type: 'teamMember' }),
    defineField({
      name: 'grouped',
      title: 'Group by department',
      type: 'boolean',
      description: 'Departments get a heading each.',
      initialValue: true,
    }),
  ],
})
