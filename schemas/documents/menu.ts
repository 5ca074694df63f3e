import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { formatCount } from '../preview/count.ts'
import { MENU_IDENTIFIERS, SINGLETONS } from '../shared/singletons.ts'
import { warnBrokenLinks } from '../validation/broken-links.ts'
import { checkMenuKeys, type KeyedItem } from '../validation/menu-keys.ts'

const PLACES = MENU_IDENTIFIERS.map((identifier) => ({
  value: identifier,
  title: SINGLETONS.find(({ id }) => id === `menu-${identifier}`)?.title ?? identifier,
}))

export const menu = defineType({
  name: 'menu',
  title: 'Menu',
  type: 'document',
  icon: MenuIcon,
  description: 'The links in the top bar or a footer column.',
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      type: 'string',
      description: 'Only for you and your colleagues. Visitors never see it.',
      validation: (rule) => rule.required().error('Give the menu a name, e.g. “Main menu”.'),
    }),
    defineField({
      name: 'identifier',
      title: 'Place',
      type: 'string',
      description: 'Where this menu appears. This can’t be changed.',
      readOnly: true,
      options: { list: PLACES },
      validation: (rule) =>
        // The field is read-only, so an error could not be fixed.
        rule.required().warning('This menu isn’t linked to a place on the site. Please ask a developer.'),
    }),
    defineField({
      name: 'items',
      title: 'Items',
      type: 'array',
      description: 'In the order visitors see them. Drag to reorder.',
      of: [defineArrayMember({ type: 'menuItem' })],
      validation: (rule) => [
        rule.custom<KeyedItem[]>(checkMenuKeys),
        rule.custom<unknown[]>(warnBrokenLinks).warning(),
      ],
    }),
  ],
  orderings: [{ name: 'name', title: 'Name, A to Z', by: [{ field: 'title', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', items: 'items' },
    prepare: ({ title, items }: { title?: string; items?: Record<string, unknown> }) => ({
      title: title ?? 'Unnamed menu',
      subtitle: formatCount(Object.keys(items ?? {}).length, 'item'),
    }),
  },
})
