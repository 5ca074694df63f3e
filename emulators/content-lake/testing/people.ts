import { customRoleOf, directorySchema } from '../people/people-file.ts'
import type { Principal } from '../types.ts'

const READ = ['read', 'history']
const EDIT = ['read', 'history', 'create', 'update']
const everyEditor = [
  { documents: { contentExcept: [] }, permissions: READ },
  { documents: { types: ['sanity.imageAsset', 'system.release'] }, permissions: EDIT },
]

/** A marketer who edits all content but products, a merchandiser who edits products and orders, and an administrator. */
export const TEST_DIRECTORY = directorySchema.parse({
  people: [
    { id: 'marketer', name: 'Mei Lin', email: 'mei.lin@example.com', role: 'editor', customRole: 'marketer' },
    { id: 'merchandiser', name: 'Omar Haddad', role: 'editor', customRole: 'merchandiser' },
    { id: 'administrator', name: 'Grace Bennett', role: 'administrator' },
  ],
  roles: [
    {
      name: 'marketer',
      title: 'Marketer',
      rights: [
        ...everyEditor,
        { documents: { contentExcept: ['product'] }, permissions: EDIT },
        { documents: { types: ['inquiry'] }, permissions: ['read', 'history', 'update'] },
      ],
    },
    {
      name: 'merchandiser',
      title: 'Merchandiser',
      rights: [
        ...everyEditor,
        { documents: { types: ['product'] }, permissions: EDIT },
        { documents: { types: ['order'] }, permissions: ['read', 'history', 'update'] },
        { documents: { types: ['customer'] }, permissions: READ },
      ],
    },
  ],
})

/** Returns an editor of the test directory with their rights. */
export const principalOf = (userId: string): Principal => ({
  userId,
  role: 'editor',
  rights: customRoleOf(TEST_DIRECTORY, userId)?.rights ?? [],
})
