import { PlayIcon } from '@sanity/icons/Play'
import { defineType } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { linkField } from '../fields/link.ts'
import { localizedString } from '../fields/localized.ts'
import { type LinkSelection, linkSelection, linkTarget } from '../preview/link.ts'
import { englishText, subtitle } from '../preview/localized.ts'

export const button = defineType({
  name: 'button',
  title: 'Button',
  type: 'object',
  icon: PlayIcon,
  description: 'A label and a link.',
  fields: [
    localizedString({
      name: 'label',
      title: 'Label',
      description: 'Say what happens next in two or three words: “Learn more”.',
      limit: { characters: 32, why: 'longer labels wrap onto two lines on phones' },
    }),
    linkField({ description: 'Where the button goes.', required: 'Choose where the button goes.' }),
    choiceField({
      name: 'style',
      title: 'Style',
      description: 'Use one primary button per page, for the main action.',
      initialValue: 'primary',
      list: [
        { title: 'Primary (filled)', value: 'primary' },
        { title: 'Secondary (outlined)', value: 'secondary' },
        { title: 'Text with arrow', value: 'text' },
      ],
    }),
  ],
  preview: {
    select: { label: 'label', ...linkSelection('link') },
    prepare: ({ label, ...selection }: LinkSelection & { label?: unknown }) => ({
      title: englishText(label) ?? 'Unlabelled button',
      subtitle: subtitle(linkTarget(selection)),
    }),
  },
})
