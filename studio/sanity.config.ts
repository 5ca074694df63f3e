import '@fontsource/inter/400.css'
import '@fontsource/inter/500.css'
import '@fontsource/inter/600.css'
import '@fontsource/inter/700.css'
import './deleted-drafts.ts'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { media } from 'sanity-plugin-media'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { LOCALES } from '#schemas/shared/locales.ts'
import {
  resolveDocumentActions,
  resolveDocumentBadges,
  resolveNewDocumentOptions,
} from './actions/document-actions.ts'
import { bulkEditTool } from './components/bulk-edit/tool.ts'
import { FeaturesLoadedLayout } from './components/features-loaded-layout.tsx'
import { FocusableInput } from './components/focusable-input.tsx'
import { GrowingTextInput } from './components/growing-text-input.tsx'
import { nameRemoval } from './components/languages/named-removal.tsx'
import { languageSwitch } from './components/languages/plugin.ts'
import { Logo } from './components/logo.tsx'
import { describeSources, searchLocalizedMedia } from './components/media/localized-search.tsx'
import { RemovableInput } from './components/removable-input.tsx'
import { TextDirectionInput } from './components/text-direction-input.tsx'
import { localizedFields, studioTypes } from './content-model.ts'
import { dataset, localApiHost, previewUrl, projectId, title } from './environment.ts'
import { homeTool } from './home/home-tool.tsx'
import { withInputs } from './inputs.ts'
import { configureLocally } from './local.ts'
import { FrequentSavingLayout } from './presentation/frequent-saving.tsx'
import { resolveLocations } from './presentation/locations.ts'
import { mainDocuments } from './presentation/main-documents.ts'
import { PreviewHeader } from './presentation/share/preview-header.tsx'
import { isAreaShown } from './roles.ts'
import { documentViews } from './structure/document-views.ts'
import { structure } from './structure/structure.ts'
import { studioTexts } from './structure/studio-texts.ts'
import { menuTemplate, pageTemplate } from './structure/templates.ts'

const local = localApiHost ? configureLocally(localApiHost) : undefined

export default defineConfig({
  // Order actions send the user's token to the site, so Studio must have it.
  auth: { loginMethod: 'token' },
  ...local,
  projectId,
  dataset,
  name: 'meridian',
  title,
  icon: Logo,
  studio: { components: { layout: FeaturesLoadedLayout } },
  plugins: [
    structureTool({ title: 'Content', structure, defaultDocumentNode: documentViews }),
    presentationTool({
      title: 'Preview',
      previewUrl: {
        initial: `${previewUrl}/en`,
        // Sanity's share links never expire; those of `presentation/share` do.
        previewMode: { enable: '/api/draft-mode/enable', shareAccess: false },
      },
      allowOrigins: [new URL(previewUrl).origin],
      resolve: { locations: resolveLocations, mainDocuments },
      components: { unstable_header: { component: PreviewHeader } },
    }),
    localizedFields,
    languageSwitch(),
    media({ locales: LOCALES.map(({ id, name }) => ({ id, title: name })) }),
    { name: 'frequent-saving', document: { components: { unstable_layout: FrequentSavingLayout } } },
    { name: 'focus', form: { components: { input: FocusableInput } } },
    { name: 'growing-texts', form: { components: { input: GrowingTextInput } } },
    { name: 'removable-objects', form: { components: { input: RemovableInput } } },
    visionTool({ title: 'Queries', defaultApiVersion: `v${API_VERSION}` }),
  ],
  // The first tool is the page that opens on arrival. Queries see raw data, which is for developers.
  tools: (tools, { currentUser }) => [
    homeTool,
    ...tools
      .filter(({ name }) => name !== 'vision' || isAreaShown(currentUser, 'queries'))
      .map(searchLocalizedMedia),
    bulkEditTool,
  ],
  i18n: { bundles: studioTexts },
  schema: {
    types: (types) => studioTypes(types).map((type) => nameRemoval(withInputs(type))),
    templates: (templates) => [...templates, menuTemplate, pageTemplate],
  },
  document: {
    ...local?.document,
    actions: resolveDocumentActions,
    badges: resolveDocumentBadges,
    newDocumentOptions: resolveNewDocumentOptions,
  },
  form: {
    components: { input: TextDirectionInput },
    image: { assetSources: describeSources('Newest pictures') },
    file: { assetSources: describeSources('Newest files') },
  },
})
