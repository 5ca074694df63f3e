import type { SanityClient } from '@sanity/client'
import {
  createSchema,
  resolveSchemaTypes,
  type SanityDocument,
  type Schema,
  validateDocument,
  type ValidationMarker,
  type Workspace,
} from 'sanity'
import { localizedFields, studioTypes } from '../../../../studio/content-model.ts'

const config = { name: 'model', plugins: [localizedFields], schema: { types: studioTypes } }

/** The content model as Studio compiles it, with the types of its plugins. */
export const model: Schema = createSchema({
  name: 'model',
  types: resolveSchemaTypes({
    config: config,
    context: { projectId: 'meridian', dataset: 'production' },
  }),
})

/** Sanity's messages are represented by their keys: these tests do not cover Studio's texts. */
const i18n = {
  currentLocale: { id: 'en-US' },
  loadNamespaces: () => Promise.resolve(),
  t: (key: string) => key,
}

/** Validates a document as Studio does before publishing, against a lake. */
export const validate = (document: SanityDocument, client: SanityClient): Promise<ValidationMarker[]> =>
  validateDocument({
    document,
    workspace: { schema: model, i18n } as unknown as Workspace,
    getClient: ({ apiVersion }) => client.withConfig({ apiVersion }),
    getDocumentExists: async ({ id }) => Boolean(await client.getDocument(id)),
    environment: 'studio',
  })

/** Returns the errors that prevent publishing a document, one per line. */
export async function errorsOf(document: SanityDocument, client: SanityClient): Promise<string[]> {
  const markers = await validate(document, client)
  return markers
    .filter(({ level }) => level === 'error')
    .map(({ path, message }) => `${document._type} ${document._id} ${JSON.stringify(path)}: ${message}`)
}
