import { UsersIcon } from '@sanity/icons/Users'
import { defineField } from 'sanity'
import { chosenField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const teamBlock = defineBlock({
  name: 'teamBlock',
  title: 'Team',
  icon: UsersIcon,
  description: 'Team members with portraits, all together or by department.',
  fields: [
    ...sectionHead(),
    chosenField({ name: 'members', title: 'Team members', type: 'teamMember' }),
    defineField({
      name: 'grouped',
      title: 'Group by department',
      group: 'layout',
      type: 'boolean',
      description: 'Adds a heading for each department.',
      initialValue: true,
    }),
  ],
})
