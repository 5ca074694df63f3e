import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { seoField } from '../fields/common.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { BY_ADDRESS } from '../fields/orderings.ts'
import { routedFields } from '../fields/routed.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { pictureOr } from '../preview/picture.ts'

/** A blog author. Their page is `/blog/author/{slug}`. */
export const author = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  icon: UserIcon,
  description: 'A blog author. Each one has a page that lists their articles.',
  fields: [
    localizedString({
      name: 'name',
      title: 'Name',
      description: 'How the author’s name is written in each language.',
      limit: { characters: 48, why: 'it shares a line with the date' },
    }),
    ...routedFields({ type: 'author', source: 'name' }),
    localizedString({
      name: 'role',
      title: 'Role',
      description: 'Their job at the company, in a few words.',
      required: false,
      limit: { characters: 60, why: 'it has to fit on one line' },
    }),
    localizedText({
      name: 'biography',
      title: 'Biography',
      description: 'Two or three sentences about their experience.',
      required: false,
      limit: { characters: 360, why: 'it appears below every article' },
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      type: 'figure',
      description: 'A square image, 800 by 800 pixels.',
    }),
    defineField({
      name: 'socialLinks',
      title: 'Profiles',
      type: 'array',
      description: 'Optional. Where people can follow the author.',
      of: [defineArrayMember({ type: 'socialLink' })],
    }),
    seoField(),
  ],
  orderings: [BY_ADDRESS],
  preview: {
    select: { name: 'name', role: 'role', biography: 'biography', portrait: 'portrait' },
    prepare: ({ name, role, biography, portrait }: Record<string, unknown>) => ({
      title: englishText(name) ?? 'Unnamed author',
      subtitle: subtitle(languageGaps(name, role, biography), englishText(role)),
      media: pictureOr(portrait, UserIcon),
    }),
  },
})
