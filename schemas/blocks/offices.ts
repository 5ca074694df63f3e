import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineArrayMember, defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock, warnEmpty } from './define-block.ts'

export const officesBlock = defineBlock({
  name: 'officesBlock',
  title: 'Offices',
  icon: EarthGlobeIcon,
  description: 'Our offices with address, phone, email and opening hours. No map, no tracking.',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'offices',
      title: 'Offices',
      type: 'array',
      description: 'In display order.',
      of: [defineArrayMember({ type: 'office' })],
      validation: warnEmpty,
    }),
  ],
})
