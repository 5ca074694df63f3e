import { DocumentIcon } from '@sanity/icons/Document'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** A reference to a private file. Its bytes are in private documents (`file.<digest>.part-<n>`), because the URL of an asset is public. */
export const privateFile = defineType({
  name: 'privateFile',
  title: 'Private file',
  type: 'object',
  icon: DocumentIcon,
  description: 'A file with restricted downloads.',
  fields: [
    defineField({ name: 'name', title: 'Name', type: 'string', description: 'The file name.' }),
    defineField({ name: 'size', title: 'Size', type: 'number', description: 'In bytes.' }),
    defineField({ name: 'mediaType', title: 'Type', type: 'string', description: 'For example image/jpeg.' }),
    defineField({
      name: 'parts',
      title: 'Parts',
      type: 'array',
      description: 'IDs of the private documents that store it, in order.',
      of: [defineArrayMember({ type: 'string' })],
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'mediaType' } },
})
