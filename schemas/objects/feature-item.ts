import { ComponentIcon } from '@sanity/icons/Component'
import { defineField, defineType } from 'sanity'
import { iconField } from '../fields/icon.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { drawnIcon } from '../preview/drawn-icon.ts'
import { englishText, languageGaps } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** One thing worth naming: a drawing, a few words, a sentence, and perhaps a way to more. */
export const featureItem = defineType({
  name: 'featureItem',
  title: 'Feature',
  type: 'object',
  icon: ComponentIcon,
  description: 'A drawing, a title and a sentence or two.',
  fields: [
    iconField({ description: 'Optional. The drawing above the title.', required: false }),
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'Two to five words.',
      limit: { characters: 48, why: 'longer titles break into three lines' },
    }),
    localizedText({
      name: 'text',
      title: 'Text',
      description: 'One or two sentences.',
      required: false,
      limit: { characters: 240, why: 'items in one row should be of one height' },
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Optional. Where the title leads.',
      options: { collapsible: true, collapsed: true },
    }),
  ],
  preview: {
    select: { title: 'title', text: 'text', icon: 'icon' },
    prepare: ({ title, text, icon }: { title?: Localized; text?: Localized; icon?: string }) => ({
      title: englishText(title) ?? 'Feature without a title',
      subtitle: languageGaps(title, text),
      media: drawnIcon(icon, ComponentIcon),
    }),
  },
})
