import { ComponentIcon } from '@sanity/icons/Component'
import { defineType } from 'sanity'
import { ICONS } from '../shared/icons.ts'

/** One of the site's drawn icons. Studio shows their drawings to choose from. */
export const icon = defineType({
  name: 'icon',
  title: 'Icon',
  type: 'string',
  icon: ComponentIcon,
  description: 'One of the site’s icons.',
  options: { list: [...ICONS] },
})
