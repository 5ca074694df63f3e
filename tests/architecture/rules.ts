import type { Import } from './imports.ts'

/** A rule of the house: says of one import whether it may stand. */
export interface ImportRule {
  name: string
  /** Files the rule speaks of. */
  concerns: (path: string) => boolean
  allows: (entry: Import) => boolean
}

const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const WORKSHOP = /^(?:web|studio|schemas|emulators|scripts|tests)\//

/** Layers of web, highest first: a file may import its own layer and those below. */
const LAYERS: readonly (readonly string[])[] = [
  ['app'],
  ['features', 'blocks'],
  ['content', 'services', 'cache'],
  ['ui', 'lib', 'i18n', 'styles'],
]

const layerOf = (path: string): number =>
  LAYERS.findIndex((folders) => folders.some((folder) => path.startsWith(`web/${folder}/`)))

const featureOf = (path: string): string | undefined => /^web\/features\/([^/]+)\//.exec(path)?.[1]

/** The shapes of content as views receive them: types only, every layer's language. */
const SHAPES = 'web/content/types.ts'

/** Sanity's own packages, React for previews, and the parser that checks messages as editors type them. */
const SCHEMA_PACKAGES = /^(?:sanity|@sanity\/.+|sanity-plugin-.+|react|@formatjs\/icu-messageformat-parser)$/
const CONTENT_PACKAGES = /^(?:@sanity\/.+|next-sanity|groq|sanity)$/
const SERVICE_PACKAGES = /^(?:stripe|resend|firebase.*|@firebase\/.+)$/

/** The import rules of the house, by name. */
export const importRules: readonly ImportRule[] = [
  {
    name: 'schemas take the sanity packages and nothing of the other rooms',
    concerns: inside('schemas'),
    allows: ({ to, own }) => (own ? to.startsWith('schemas/') : SCHEMA_PACKAGES.test(to)),
  },
  {
    name: 'shared lists in schemas are plain data that import nothing outside of their folder',
    concerns: inside('schemas/shared'),
    allows: ({ to, own }) => own && to.startsWith('schemas/shared/'),
  },
  {
    name: 'studio takes schemas and nothing of the other rooms',
    concerns: inside('studio'),
    allows: ({ to, own }) => !own || /^(?:studio|schemas)\//.test(to),
  },
  {
    name: 'web takes schemas/shared and nothing else of the other rooms',
    concerns: inside('web'),
    allows: ({ to, own }) => !own || to.startsWith('web/') || to.startsWith('schemas/shared/'),
  },
  {
    name: 'emulators stand on their own',
    concerns: inside('emulators'),
    allows: ({ from, to, own }) => !own || emulatorOf(to) === emulatorOf(from),
  },
  {
    name: 'scripts take nothing of web and studio',
    concerns: inside('scripts'),
    allows: ({ to, own }) => !own || !/^(?:web|studio)\//.test(to),
  },
  {
    name: 'web: app stands on features and blocks, they on content and services, they on ui and lib',
    concerns: (path) => layerOf(path) >= 0,
    allows: ({ from, to }) => layerOf(to) < 0 || layerOf(to) >= layerOf(from) || to === SHAPES,
  },
  {
    name: 'web: no feature imports another feature',
    concerns: (path) => featureOf(path) !== undefined,
    allows: ({ from, to }) => featureOf(to) === undefined || featureOf(to) === featureOf(from),
  },
  {
    name: 'web: only content and the queries of blocks know Sanity',
    concerns: (path) =>
      path.startsWith('web/') && !/^web\/(?:content\/|blocks\/[^/]+\/query\.ts$)/.test(path),
    allows: ({ to, own }) => own || !CONTENT_PACKAGES.test(to),
  },
  {
    name: 'web: only services know Stripe, Resend and Firebase',
    concerns: (path) => path.startsWith('web/') && !path.startsWith('web/services/'),
    allows: ({ to, own }) => own || !SERVICE_PACKAGES.test(to),
  },
  {
    name: 'web: nothing reaches into Next beyond its documented modules',
    concerns: inside('web'),
    allows: ({ to, own }) => own || !to.startsWith('next/dist'),
  },
  {
    name: 'every relative import names a file inside the repository',
    concerns: (path) => WORKSHOP.test(path),
    allows: ({ to, own }) => !own || !to.startsWith('..'),
  },
]

function emulatorOf(path: string): string {
  return /^emulators\/([^/]+)/.exec(path)?.[1] ?? path
}
