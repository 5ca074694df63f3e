import { ComponentIcon } from '@sanity/icons/Component'
import { defineType } from 'sanity'
import { iconField } from '../fields/icon.ts'
import { linkField } from '../fields/link.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { drawnIcon } from '../preview/drawn-icon.ts'
import { englishText, languageGaps } from '../preview/localized.ts'

export const featureItem = defineType({
  name: 'featureItem',
  title: 'Feature',
  type: 'object',
  icon: ComponentIcon,
  description: 'An icon, a title and a sentence or two.',
  fields: [
    iconField({ description: 'Optional. The icon above the title.', required: false }),
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'Two to five words.',
      limit: { characters: 48, why: 'longer titles wrap onto three lines' },
    }),
    localizedText({
      name: 'text',
      title: 'Text',
      description: 'One or two sentences.',
      required: false,
      limit: { characters: 240, why: 'items in a row should have the same height' },
    }),
    linkField({ description: 'Optional. Where the title links to.' }),
  ],
  preview: {
    select: { title: 'title', text: 'text', icon: 'icon' },
    prepare: ({ title, text, icon }: { title?: unknown; text?: unknown; icon?: string }) => ({
      title: englishText(title) ?? 'Untitled feature',
      subtitle: languageGaps(title, text),
      media: drawnIcon(icon, ComponentIcon),
    }),
  },
})
