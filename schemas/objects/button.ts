import { PlayIcon } from '@sanity/icons/Play'
import { defineField, defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { linkSelection, linkTarget, type LinkSelection } from '../preview/link.ts'
import { englishText, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** A labelled link that looks like a button. */
export const button = defineType({
  name: 'button',
  title: 'Button',
  type: 'object',
  icon: PlayIcon,
  description: 'A label and the place it leads to.',
  fields: [
    localizedString({
      name: 'label',
      title: 'Label',
      description: 'Say what happens next, in two or three words: “Learn more”.',
      limit: { characters: 32, why: 'longer labels break into two lines on phones' },
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Where the button leads.',
      validation: (rule) => rule.required().error('Choose where the button leads.'),
    }),
    defineField({
      name: 'style',
      title: 'Look',
      type: 'string',
      description: 'Use one primary button on a page: it is the one thing people should do.',
      initialValue: 'primary',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Primary (filled)', value: 'primary' },
          { title: 'Secondary (outlined)', value: 'secondary' },
          { title: 'Text with arrow', value: 'text' },
        ],
      },
      validation: (rule) => rule.required().error('Choose how the button looks.'),
    }),
  ],
  preview: {
    select: { label: 'label', ...linkSelection('link') },
    prepare: ({ label, ...selection }: LinkSelection & { label?: Localized }) => ({
      title: englishText(label) ?? 'Button without a label',
      subtitle: subtitle(linkTarget(selection)),
    }),
  },
})
