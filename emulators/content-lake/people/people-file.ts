/** The file of `--people`: the people who sign in to Studio by name, and their roles. */

import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The built-in roles. */
export const ROLES = ['administrator', 'editor', 'viewer'] as const

const documentSetSchema = z.union([
  z.strictObject({ types: z.array(z.string()) }),
  z.strictObject({ contentExcept: z.array(z.string()) }),
])

/** A role with rights on some documents only. */
const customRoleSchema = z.strictObject({
  name: z.string().min(1),
  title: z.string().min(1),
  description: z.string().default(''),
  rights: z.array(
    z.strictObject({
      documents: documentSetSchema,
      permissions: z.array(z.enum(['read', 'history', 'create', 'update'])),
    }),
  ),
})

const personSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/i, { error: 'The id of a person has letters, digits and dashes only.' }),
  name: z.string().min(1),
  email: z.string().default(''),
  role: z.enum(ROLES),
  /** Shown beside the name on the sign-in page. */
  jobTitle: z.string().optional(),
  /** One line on the sign-in page about this person's job. */
  purpose: z.string().optional(),
  /** Limits what this editor may read and write; a person without one may do all that `role` allows. */
  customRole: z.string().optional(),
})

/** People and custom roles, as in the file of `--people`. */
export const directorySchema = z
  .strictObject({ people: z.array(personSchema).min(1), roles: z.array(customRoleSchema).default([]) })
  .superRefine(({ people, roles }, context) => {
    for (const { id, role, customRole } of people) {
      if (customRole === undefined) continue
      const message =
        role === 'editor'
          ? `The role "${customRole}" of ${id} is not in the list of roles.`
          : `${id} has a custom role, so the base role must be "editor".`
      const isValid = role === 'editor' && roles.some(({ name }) => name === customRole)
      if (!isValid) context.addIssue({ code: 'custom', message })
    }
  })

export type Directory = z.infer<typeof directorySchema>
export type CustomRole = z.infer<typeof customRoleSchema>

/** A person for each built-in role. */
export const DEFAULT_DIRECTORY: Directory = directorySchema.parse({
  people: [
    {
      id: 'administrator',
      name: 'Administrator',
      role: 'administrator',
      purpose: 'Everything, datasets and tokens included',
    },
    { id: 'editor', name: 'Editor', role: 'editor', purpose: 'Reads and writes all content' },
    { id: 'viewer', name: 'Viewer', role: 'viewer', purpose: 'Reads all content, drafts included' },
  ],
})

/** Returns the custom role of a person; undefined for robots and people without one. */
export function customRoleOf({ people, roles }: Directory, userId: string): CustomRole | undefined {
  const name = people.find(({ id }) => id === userId)?.customRole
  return roles.find((role) => role.name === name)
}

/** Reads the file of `--people`. Throws an `Error` that says what is wrong with it. */
export function readDirectory(path: string): Directory {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`The people cannot be read from ${path}: ${(error as Error).message}`, { cause: error })
  }
  const parsed = directorySchema.safeParse(content)
  if (!parsed.success) throw new Error(`${path} is not valid:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
