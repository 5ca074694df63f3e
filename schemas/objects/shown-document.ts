import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineField, defineType } from 'sanity'
import { documentReference } from '../fields/document-reference.ts'
import { englishText, subtitle } from '../preview/localized.ts'

/** A document that a page shows instead of blocks, in a chosen layout. */
export const shownDocument = defineType({
  name: 'shownDocument',
  title: 'Shown document',
  type: 'object',
  icon: DocumentTextIcon,
  description: 'A document that has its own page, and its layout here.',
  fields: [
    documentReference({
      name: 'document',
      title: 'Document',
      description: 'Search by name. Search engines are sent to its own page.',
      without: ['page'],
    }),
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      description: 'For articles and case studies. If empty, the document’s own layout is used.',
      options: {
        list: [
          { title: 'Article: standard', value: 'standard' },
          { title: 'Article: wide', value: 'wide' },
          { title: 'Case study: editorial', value: 'editorial' },
          { title: 'Case study: overview', value: 'overview' },
        ],
      },
    }),
  ],
  preview: {
    select: { title: 'document.title', layout: 'layout' },
    prepare: ({ title, layout }: { title?: unknown; layout?: string }) => ({
      title: englishText(title) ?? 'No document chosen',
      subtitle: subtitle(layout),
    }),
  },
})
