import { DocumentIcon } from '@sanity/icons/Document'
import { defineArrayMember, defineField, defineType } from 'sanity'

/**
 * A file that is nobody's to see: its bytes are kept in private documents (`file.<digest>.part-<n>`), since whatever is uploaded as an asset
 * is public at its address. Here stands what it is, and where.
 */
export const privateFile = defineType({
  name: 'privateFile',
  title: 'Private file',
  type: 'object',
  icon: DocumentIcon,
  description: 'A file that only who may have it can download.',
  fields: [
    defineField({ name: 'name', title: 'Name', type: 'string', description: 'Under which it is saved.' }),
    defineField({ name: 'size', title: 'Size', type: 'number', description: 'In bytes.' }),
    defineField({ name: 'mediaType', title: 'Kind', type: 'string', description: 'Such as image/jpeg.' }),
    defineField({
      name: 'parts',
      title: 'Parts',
      type: 'array',
      description: 'The private documents that hold it, in their order.',
      of: [defineArrayMember({ type: 'string' })],
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'mediaType' } },
})
