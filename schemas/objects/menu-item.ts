import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { iconField } from '../fields/icon.ts'
import { localizedString } from '../fields/localized.ts'
import { linkSelection, linkTarget, type LinkSelection } from '../preview/link.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** The levels of a menu, from the bar down. The last one holds no further items. */
const LEVELS = ['menuItem', 'menuSubItem', 'menuLeafItem'] as const

/** Describes an item of one level: the same fields, and children of the next level where there is one. */
function defineMenuItem(level: 0 | 1 | 2) {
  const childType = LEVELS[level + 1]
  return defineType({
    name: LEVELS[level] ?? LEVELS[0],
    title: level === 0 ? 'Menu item' : 'Item below',
    type: 'object',
    icon: LinkIcon,
    description: 'A label and the place it leads to.',
    fields: [
      localizedString({
        name: 'label',
        title: 'Label',
        description: 'What people read and click on. One to three words.',
        limit: { characters: 28, why: 'the bar has to hold all items in one line' },
      }),
      defineField({
        name: 'key',
        title: 'Key',
        type: 'string',
        description:
          'A short name of your own in small Latin letters, for example “contact”. Visitors never see it.',
        validation: (rule) => [
          rule.required().error('Give the item a key, for example “contact”.'),
          rule
            .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
            .error('Use small Latin letters and digits, joined by hyphens, for example “about-us”.'),
        ],
      }),
      defineField({
        name: 'link',
        title: 'Link',
        type: 'link',
        description: childType
          ? 'Where the item leads. An item that only opens the items below it needs no link.'
          : 'Where the item leads.',
        validation: (rule) =>
          rule.custom((value, { parent }) => {
            const { children } = parent as { children?: unknown[] }
            return value || children?.length ? true : 'Choose where the item leads, or add items below it.'
          }),
      }),
      localizedString({
        name: 'badge',
        title: 'Badge',
        description: 'Optional. A word beside the label, for example “New”.',
        required: false,
        limit: { characters: 12, why: 'a badge is one word' },
      }),
      iconField({ description: 'Optional. A small drawing in front of the label.', required: false }),
      defineField({
        name: 'newTab',
        title: 'Open in a new tab',
        type: 'boolean',
        description: 'For other websites only; within this site people expect to stay where they are.',
        initialValue: false,
      }),
      ...(childType
        ? [
            defineField({
              name: 'children',
              title: 'Items below',
              type: 'array',
              description: 'Optional. They open under this item.',
              of: [defineArrayMember({ type: childType })],
            }),
          ]
        : []),
    ],
    preview: {
      select: { label: 'label', badge: 'badge', ...linkSelection('link') },
      prepare: ({
        label,
        badge,
        ...selection
      }: LinkSelection & { label?: Localized; badge?: Localized }) => ({
        title: englishText(label) ?? 'Item without a label',
        subtitle: subtitle(languageGaps(label, badge), linkTarget(selection), englishText(badge)),
      }),
    },
  })
}

/** An item of the bar or of a footer column. */
export const menuItem = defineMenuItem(0)

/** An item under one of the bar. */
export const menuSubItem = defineMenuItem(1)

/** An item of the third and last level. */
export const menuLeafItem = defineMenuItem(2)
