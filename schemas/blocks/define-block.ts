import type { ComponentType } from 'react'
import { type ArrayRule, defineField, defineType, type FieldDefinition } from 'sanity'
import { choiceTitle } from '../preview/choice-title.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { checkAnchor } from '../validation/addresses.ts'
import { checkEndsAfter } from '../validation/period.ts'

/** The tabs of a block. A field without a group is content. */
const GROUPS = [
  { name: 'content', title: 'Content', default: true },
  { name: 'layout', title: 'Layout' },
  { name: 'visibility', title: 'Visibility' },
]

interface BlockOptions<Name extends string> {
  name: Name
  title: string
  icon: ComponentType
  /** Help for editors who choose a block. */
  description: string
  fields: FieldDefinition[]
  /** The localized field that names the block in lists. Default: `heading`; without it, the title of the type does. */
  heading?: string
  /** The path of a value that tells two blocks of the type apart: a choice, or a localized text. */
  detail?: string
}

/** What an editor reads in a block without the content that it is about. The site leaves it out, with its heading. */
export const NOT_SHOWN = 'Visitors don’t see this block yet, because it’s empty.'

/** Warns while the list that a block is about is empty. */
export const warnEmpty = (rule: ArrayRule<unknown[]>) =>
  rule.custom((list) => (list?.length ? true : NOT_SHOWN)).warning()

interface BlockSelection {
  hidden?: boolean
  from?: string
  until?: string
  heading?: unknown
  detail?: unknown
}

/** The list of a field whose choice a preview shows. */
type ListOptions = { list?: Parameters<typeof choiceTitle>[0] } | undefined

/** A block of a page: its own fields, then those that every block has. */
export function defineBlock<const Name extends string>({
  heading = 'heading',
  detail,
  fields,
  ...block
}: BlockOptions<Name>) {
  return defineType({
    ...block,
    type: 'object',
    groups: GROUPS.filter(({ name }) => name !== 'layout' || fields.some(({ group }) => group === name)),
    fields: [
      ...fields.map((field) => ({ ...field, group: field.group ?? 'content' })),
      defineField({
        name: 'hidden',
        title: 'Hide this block',
        group: 'visibility',
        type: 'boolean',
        description: 'Keeps the block here but hides it from visitors.',
        initialValue: false,
      }),
      defineField({
        name: 'anchor',
        title: 'Anchor',
        group: 'visibility',
        type: 'string',
        description: 'Optional. A name that links can jump to, e.g. “services”. Without “#”.',
        validation: (rule) => rule.custom<string>(checkAnchor),
      }),
      defineField({
        name: 'visibleFrom',
        title: 'Show from',
        group: 'visibility',
        type: 'datetime',
        description: 'Optional. Hidden from visitors until then. Previews always show it.',
      }),
      defineField({
        name: 'visibleUntil',
        title: 'Show until',
        group: 'visibility',
        type: 'datetime',
        description: 'Optional. Hidden from visitors from then on.',
        validation: (rule) => rule.custom<string>(checkEndsAfter('visibleFrom', 'Show from')),
      }),
    ],
    preview: {
      select: {
        hidden: 'hidden',
        from: 'visibleFrom',
        until: 'visibleUntil',
        ...(fields.some(({ name }) => name === heading) && { heading }),
        ...(detail && { detail }),
      },
      prepare: (selection: BlockSelection) => {
        const text = englishText(selection.heading)
        const { list = [] } = (fields.find(({ name }) => name === detail)?.options as ListOptions) ?? {}
        return {
          title: text ?? block.title,
          subtitle: subtitle(
            text && block.title,
            typeof selection.detail === 'string'
              ? (choiceTitle(list, selection.detail) ?? selection.detail)
              : englishText(selection.detail),
            languageGaps(selection.heading),
            selection.hidden && 'Hidden',
            (selection.from ?? selection.until) && 'Scheduled',
          ),
          media: block.icon,
        }
      },
    },
  })
}
