import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { routedFields } from '../fields/routed.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** What the preview of an author selects. */
interface AuthorSelection {
  name?: Localized
  role?: Localized
  biography?: Localized
  portrait?: object
}

/** Somebody who writes for the blog. Their address is `/blog/author/{slug}`. */
export const author = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  icon: UserIcon,
  description: 'Somebody who writes for the blog. Their articles are listed on a page of their own.',
  fields: [
    localizedString({
      name: 'name',
      title: 'Name',
      description: 'As the author writes it in each language.',
      limit: { characters: 48, why: 'it stands in one line with the date' },
    }),
    ...routedFields({ type: 'author', source: 'name' }),
    localizedString({
      name: 'role',
      title: 'Role',
      description: 'What the author does at the company, in a few words.',
      required: false,
      limit: { characters: 60, why: 'it stands in one line' },
    }),
    localizedText({
      name: 'biography',
      title: 'Biography',
      description: 'Two or three sentences: what the author knows from experience.',
      required: false,
      limit: { characters: 360, why: 'it stands below every article' },
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      type: 'figure',
      description: 'A square drawing or picture, 800 by 800 pixels.',
    }),
    defineField({
      name: 'socialLinks',
      title: 'Profiles',
      type: 'array',
      description: 'Optional. Where the author can be followed.',
      of: [defineArrayMember({ type: 'socialLink' })],
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'How the author’s page appears in search results and when it is shared.',
    }),
  ],
  orderings: [
    { name: 'address', title: 'Address, A to Z', by: [{ field: 'slug.current', direction: 'asc' }] },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: {
    select: { name: 'name', role: 'role', biography: 'biography', portrait: 'portrait' },
    prepare: ({ name, role, biography, portrait }: AuthorSelection) => ({
      title: englishText(name) ?? 'Author without a name',
      subtitle: subtitle(languageGaps(name, role, biography), englishText(role)),
      media: (portrait as never) ?? UserIcon,
    }),
  },
})
