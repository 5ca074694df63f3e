import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { MENU_IDENTIFIERS, SINGLETONS } from '../shared/singletons.ts'
import { checkMenuKeys, type KeyedItem } from '../validation/menu-keys.ts'

/** The name Studio shows for each place. */
const PLACES = MENU_IDENTIFIERS.map((identifier) => ({
  value: identifier,
  title: SINGLETONS.find(({ id }) => id === `menu-${identifier}`)?.title ?? identifier,
}))

/** One of the three menus of the site. */
export const menu = defineType({
  name: 'menu',
  title: 'Menu',
  type: 'document',
  icon: MenuIcon,
  description: 'The links of the top bar or of a footer column.',
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      type: 'string',
      description: 'For you and your colleagues only; visitors never see it.',
      validation: (rule) => rule.required().error('Give the menu a name, for example “Main menu”.'),
    }),
    defineField({
      name: 'identifier',
      title: 'Place',
      type: 'string',
      description: 'Where the site shows this menu. Fixed.',
      readOnly: true,
      options: { list: PLACES },
      validation: (rule) =>
        rule.required().error('Ask a developer: this menu has lost its place on the site.'),
    }),
    defineField({
      name: 'items',
      title: 'Items',
      type: 'array',
      description: 'In the order in which visitors see them. Drag to change it.',
      of: [defineArrayMember({ type: 'menuItem' })],
      validation: (rule) => rule.custom<KeyedItem[]>(checkMenuKeys),
    }),
  ],
  orderings: [{ name: 'name', title: 'Name, A to Z', by: [{ field: 'title', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', items: 'items' },
    prepare: ({ title, items }: { title?: string; items?: Record<string, unknown> }) => {
      const count = Object.keys(items ?? {}).length
      return { title: title ?? 'Menu without a name', subtitle: count === 1 ? '1 item' : `${count} items` }
    },
  },
})
