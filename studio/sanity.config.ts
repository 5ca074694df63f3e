import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { internationalizedArray } from 'sanity-plugin-internationalized-array'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '../schemas/index.ts'
import { LOCALES } from '../schemas/shared/locales.ts'
import { limitActions, limitNewDocuments } from './actions/fixed-documents.ts'
import { DirectedInput } from './components/directed-input.tsx'
import { Logo } from './components/logo.tsx'
import { PriceInput } from './components/price-input.tsx'
import { PrivateFileInput } from './components/private-file/private-file-input.tsx'
import { SettledLayout } from './components/settled-layout.tsx'
import { TranslationsInput } from './components/translations/translations-input.tsx'
import { dataset, localApiHost, previewUrl, projectId } from './environment.ts'
import { configureLocally } from './local.ts'
import { resolveLocations } from './presentation/locations.ts'
import { mainDocuments } from './presentation/main-documents.ts'
import { PreviewedDocument } from './presentation/prompt-saving.tsx'
import { PreviewHeader } from './presentation/share/preview-header.tsx'
import { documentViews } from './structure/document-views.ts'
import { structure } from './structure/structure.ts'

const local = localApiHost ? configureLocally(localApiHost) : undefined

export default defineConfig({
  // The site is asked to work on orders in the name of whoever is signed in: for that Studio must hold their token.
  auth: { loginMethod: 'token' },
  ...local,
  projectId,
  dataset,
  name: 'meridian',
  title: 'Meridian',
  icon: Logo,
  studio: { components: { layout: SettledLayout } },
  plugins: [
    structureTool({ title: 'Content', structure, defaultDocumentNode: documentViews }),
    presentationTool({
      title: 'Preview',
      previewUrl: {
        initial: `${previewUrl}/en`,
        // Links that are shared end: see `presentation/share`. Sanity's own hold until somebody switches them off.
        previewMode: { enable: '/api/draft-mode/enable', shareAccess: false },
      },
      allowOrigins: [new URL(previewUrl).origin],
      resolve: { locations: resolveLocations, mainDocuments },
      components: { unstable_header: { component: PreviewHeader } },
    }),
    internationalizedArray({
      languages: LOCALES.map(({ id, name }) => ({ id, title: name })),
      fieldTypes: ['string', 'text', 'richText'],
      languageDisplay: 'titleOnly',
      restoreOrder: false,
    }),
    { name: 'prompt-saving', document: { components: { unstable_layout: PreviewedDocument } } },
    { name: 'prices', form: { components: { input: PriceInput } } },
    { name: 'private-files', form: { components: { input: PrivateFileInput } } },
    { name: 'translations', form: { components: { input: TranslationsInput } } },
    visionTool({ title: 'Queries', defaultApiVersion: 'v2025-10-01' }),
  ],
  schema: { types: schemaTypes },
  document: { ...local?.document, actions: limitActions, newDocumentOptions: limitNewDocuments },
  form: { components: { input: DirectedInput } },
})
