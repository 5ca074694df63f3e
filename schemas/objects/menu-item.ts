import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { iconField } from '../fields/icon.ts'
import { linkField, missingLink } from '../fields/link.ts'
import { localizedString } from '../fields/localized.ts'
import { type LinkSelection, linkSelection, linkTarget } from '../preview/link.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { isEmptyValue } from '../validation/when-shown.ts'

/** The levels of a menu, from the top. The last one has no items below. */
const LEVELS = ['menuItem', 'menuSubItem', 'menuLeafItem'] as const

const LINK_MISSING = 'Choose where the item goes.'

/** The link of an item, which is optional if the item has items below. */
const branchLink = defineField({
  name: 'link',
  title: 'Link',
  type: 'link',
  description: 'Where the item goes. Not needed for an item that only opens a submenu.',
  options: { removable: true },
  validation: (rule) =>
    rule.custom((link, { parent }) => {
      const { children } = parent as { children?: unknown[] }
      if (!isEmptyValue(link) || children?.length) return true
      return missingLink('Choose where the item goes, or add submenu items.')
    }),
})

/** Describes an item of one level: the same fields, and children of the next level where there is one. */
function defineMenuItem(level: 0 | 1 | 2) {
  const childType = LEVELS[level + 1]
  return defineType({
    name: LEVELS[level] ?? LEVELS[0],
    title: level === 0 ? 'Menu item' : 'Submenu item',
    type: 'object',
    icon: LinkIcon,
    description: 'A label and a link.',
    fields: [
      localizedString({
        name: 'label',
        title: 'Label',
        description: 'The link text, in one to three words.',
        limit: { characters: 28, why: 'all items have to fit on one line' },
      }),
      defineField({
        name: 'key',
        title: 'Key',
        type: 'string',
        description: 'A short internal name in lower case, e.g. “contact”. Visitors never see it.',
        validation: (rule) => [
          rule.required().error('Give the item a key, e.g. “contact”.'),
          rule
            .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
            .error('Use lower-case letters (a–z), digits and hyphens, e.g. “about-us”.'),
        ],
      }),
      childType ? branchLink : linkField({ description: 'Where the item goes.', required: LINK_MISSING }),
      defineField({
        name: 'showsJobCount',
        title: 'Show the number of open jobs',
        type: 'boolean',
        description:
          'A badge such as “2 Jobs”. It follows the jobs by itself, and is gone while none is open.',
        initialValue: false,
      }),
      localizedString({
        name: 'badge',
        title: 'Badge',
        description: 'Optional. A word next to the label, e.g. “New”.',
        required: false,
        limit: { characters: 12, why: 'a badge should be one word' },
        hidden: ({ parent }) => (parent as { showsJobCount?: boolean } | undefined)?.showsJobCount === true,
      }),
      iconField({ description: 'Optional. A small icon before the label.', required: false }),
      defineField({
        name: 'newTab',
        title: 'Open in a new tab',
        type: 'boolean',
        description: 'Only for other websites. Within this site, people expect to stay in the same tab.',
        initialValue: false,
      }),
      ...(childType
        ? [
            defineField({
              name: 'children',
              title: 'Submenu',
              type: 'array',
              description: 'Optional. Opens below this item.',
              of: [defineArrayMember({ type: childType })],
            }),
          ]
        : []),
    ],
    preview: {
      select: { label: 'label', badge: 'badge', ...linkSelection('link') },
      prepare: ({ label, badge, ...selection }: LinkSelection & { label?: unknown; badge?: unknown }) => ({
        title: englishText(label) ?? 'Unlabelled item',
        subtitle: subtitle(languageGaps(label, badge), linkTarget(selection), englishText(badge)),
      }),
    },
  })
}

/** An item of the bar or of a footer column. */
export const menuItem = defineMenuItem(0)

/** An item of the second level. */
export const menuSubItem = defineMenuItem(1)

/** An item of the third and last level. */
export const menuLeafItem = defineMenuItem(2)
