import { OlistIcon } from '@sanity/icons/Olist'
import { defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** One step of connecting an integration. */
export const setupStep = defineType({
  name: 'setupStep',
  title: 'Step',
  type: 'object',
  icon: OlistIcon,
  description: 'One thing to do, in the order in which people do it. The site numbers the steps.',
  fields: [
    localizedString({
      name: 'title',
      title: 'What to do',
      description: 'Begin with a verb, for example “Create a token”.',
      limit: { characters: 60, why: 'it is read at a glance' },
    }),
    localizedText({
      name: 'text',
      title: 'How',
      description: 'Optional. One or two sentences: where to find it, and how to see that it worked.',
      required: false,
    }),
  ],
  preview: {
    select: { title: 'title', text: 'text' },
    prepare: ({ title, text }: { title?: Localized; text?: Localized }) => ({
      title: englishText(title) ?? 'Step without a title',
      subtitle: subtitle(languageGaps(title, text), englishText(text)),
    }),
  },
})
