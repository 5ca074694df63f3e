import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineField, defineType } from 'sanity'
import { textBlock } from '../fields/text-block.ts'
import { blockText } from '../preview/rich-text.ts'
import { CALLOUT_TONES, type CalloutTone } from '../shared/callout-tones.ts'

const ICONS: Record<CalloutTone, typeof InfoOutlineIcon> = {
  note: InfoOutlineIcon,
  tip: BulbOutlineIcon,
  warning: WarningOutlineIcon,
}

/** A few sentences set apart from the text around them. */
export const richTextCallout = defineType({
  name: 'richTextCallout',
  title: 'Callout',
  type: 'object',
  icon: InfoOutlineIcon,
  description: 'A few sentences set apart: something to know, something that helps, something to beware of.',
  fields: [
    defineField({
      name: 'tone',
      title: 'What it is',
      type: 'string',
      description: 'The site writes the word (“Tip”) in front, in the language of the page.',
      initialValue: 'note',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: CALLOUT_TONES.map(({ id, title }) => ({ title, value: id })),
      },
      validation: (rule) => rule.required().error('Choose what the callout is.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'array',
      description: 'One to three sentences.',
      of: [textBlock({ headings: false })],
      validation: (rule) => rule.required().min(1).error('Write the text, or remove the callout.'),
    }),
  ],
  preview: {
    select: { tone: 'tone', text: 'text' },
    prepare: ({ tone, text }: { tone?: CalloutTone; text?: unknown }) => ({
      title: blockText(text) || 'Callout without text',
      subtitle: CALLOUT_TONES.find(({ id }) => id === tone)?.title ?? 'Callout',
      media: ICONS[tone ?? 'note'],
    }),
  },
})
