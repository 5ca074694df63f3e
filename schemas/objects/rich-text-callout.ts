import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineField, defineType } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { textBlock } from '../fields/text-block.ts'
import { choiceTitle } from '../preview/choice-title.ts'
import { CALLOUT_TONES, type CalloutTone } from '../shared/content-choices.ts'
import { rulesWithMessage } from '../validation/rules-with-message.ts'

/** The part of a text block that previews read. */
interface Block {
  children?: { text?: string }[]
}

/** Returns the text of blocks in one line, without formatting, for previews. */
function blockText(blocks: unknown): string {
  const list = Array.isArray(blocks)
    ? (blocks as Block[])
    : Object.values((blocks ?? {}) as Record<string, Block>)
  return list
    .map(({ children = [] }) => children.map(({ text = '' }) => text).join(''))
    .join(' ')
    .trim()
}

const ICONS: Record<CalloutTone, typeof InfoOutlineIcon> = {
  note: InfoOutlineIcon,
  tip: BulbOutlineIcon,
  warning: WarningOutlineIcon,
}

export const richTextCallout = defineType({
  name: 'richTextCallout',
  title: 'Callout',
  type: 'object',
  icon: InfoOutlineIcon,
  description: 'A few highlighted sentences: a note, a tip or a warning.',
  fields: [
    choiceField({
      name: 'tone',
      title: 'Type',
      description: 'The site adds the label, such as “Tip”, in the page’s language.',
      initialValue: 'note',
      list: [...CALLOUT_TONES],
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'array',
      description: 'One to three sentences.',
      of: [textBlock({ headings: false })],
      validation: (rule) =>
        rulesWithMessage('Add text, or remove the callout.', rule.required(), rule.min(1)),
    }),
  ],
  preview: {
    select: { tone: 'tone', text: 'text' },
    prepare: ({ tone, text }: { tone?: CalloutTone; text?: unknown }) => ({
      title: blockText(text) || 'Empty callout',
      subtitle: choiceTitle(CALLOUT_TONES, tone) ?? 'Callout',
      media: ICONS[tone ?? 'note'],
    }),
  },
})
