import type { Import } from './imports.ts'

/** An import rule: returns whether an import is allowed. */
interface ImportRule {
  name: string
  /** The files that the rule applies to. */
  concerns: (path: string) => boolean
  allows: (entry: Import) => boolean
}

const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const CODE_FOLDERS = /^(?:web|studio|schemas|emulators|scripts|tests)\//

/** Layers of web, highest first: a file may import its own layer and lower ones. */
const LAYERS: readonly (readonly string[])[] = [
  ['app'],
  ['features', 'blocks'],
  ['sanity', 'vendors', 'cache'],
  ['ui', 'lib', 'i18n', 'styles'],
]

const layerOf = (path: string): number =>
  LAYERS.findIndex((folders) => folders.some((folder) => path.startsWith(`web/${folder}/`)))

const featureOf = (path: string): string | undefined => /^web\/features\/([^/]+)\//.exec(path)?.[1]

/** The features that another feature may import; all others stand alone. */
const FEATURE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  /** An order belongs to a customer, and the sender of a review is checked like that of an inquiry. */
  shop: ['account', 'inquiries'],
  careers: ['inquiries'],
  contact: ['inquiries'],
  /** Results show the prices of products. */
  search: ['shop'],
  /** The proxy reads the session cookie. */
  routing: ['account'],
}

const shopFolderOf = (path: string): string | undefined => /^web\/features\/shop\/([^/]+)\//.exec(path)?.[1]

/** The folders of the shop that another one may import. */
const SHOP_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  pricing: [],
  variants: ['pricing'],
  currency: ['pricing'],
  'stock-requests': ['pricing', 'variants', 'orders'],
  catalog: ['stock-requests', 'pricing', 'currency', 'variants', 'delivery', 'reviews', 'recently-viewed'],
  discounts: ['pricing'],
  'gift-cards': [],
  delivery: ['pricing'],
  cart: ['pricing', 'currency', 'variants', 'discounts', 'gift-cards', 'delivery'],
  'recently-viewed': ['pricing', 'currency', 'cart'],
  orders: ['pricing', 'variants', 'discounts', 'gift-cards'],
  reviews: ['variants'],
  checkout: ['pricing', 'variants', 'discounts', 'gift-cards', 'delivery', 'cart', 'orders', 'reviews'],
}

/** Content types of views: types only, used by every layer. */
const CONTENT_TYPES = 'web/sanity/types.ts'

/** Sanity's packages, React for previews, zod for requests, and the parser that validates messages in Studio. */
const SCHEMA_PACKAGES =
  /^(?:sanity|@sanity\/.+|sanity-plugin-.+|react|zod|@formatjs\/icu-messageformat-parser)$/
const CONTENT_PACKAGES = /^(?:@sanity\/.+|next-sanity|groq|sanity)$/
const VENDOR_PACKAGES = {
  stripe: /^(?:stripe|@stripe\/.+)$/,
  resend: /^resend$/,
  firebase: /^(?:firebase.*|@firebase\/.+)$/,
}

/** All import rules by name. */
export const importRules: readonly ImportRule[] = [
  {
    name: 'schemas import only the packages of Sanity and zod',
    concerns: inside('schemas'),
    allows: ({ to, own }) => (own ? to.startsWith('schemas/') : SCHEMA_PACKAGES.test(to)),
  },
  {
    name: 'schemas/shared is plain data, with zod for what Studio sends',
    concerns: inside('schemas/shared'),
    allows: ({ to, own }) => (own ? to.startsWith('schemas/shared/') : to === 'zod'),
  },
  {
    name: 'studio imports only schemas',
    concerns: inside('studio'),
    allows: ({ to, own }) => !own || /^(?:studio|schemas)\//.test(to),
  },
  {
    name: 'web imports only schemas/shared',
    concerns: inside('web'),
    allows: ({ to, own }) => !own || to.startsWith('web/') || to.startsWith('schemas/shared/'),
  },
  {
    name: 'emulators import only emulators/shared of each other',
    concerns: inside('emulators'),
    allows: ({ from, to, own }) => !own || [emulatorOf(from), 'shared'].includes(emulatorOf(to)),
  },
  {
    name: 'scripts do not import web or studio',
    concerns: inside('scripts'),
    allows: ({ to, own }) => !own || !/^(?:web|studio)\//.test(to),
  },
  {
    name: 'web: app imports features and blocks, they import sanity and vendors, those import ui and lib',
    concerns: (path) => layerOf(path) >= 0,
    allows: ({ from, to }) => layerOf(to) < 0 || layerOf(to) >= layerOf(from) || to === CONTENT_TYPES,
  },
  {
    name: 'web: a feature imports only the features it is allowed to',
    concerns: (path) => featureOf(path) !== undefined,
    allows: ({ from, to }) => isAllowed(featureOf(from), featureOf(to), FEATURE_IMPORTS),
  },
  {
    name: 'web: the folders of the shop import in one direction',
    concerns: (path) => shopFolderOf(path) !== undefined,
    allows: ({ from, to }) => isAllowed(shopFolderOf(from), shopFolderOf(to), SHOP_IMPORTS),
  },
  {
    name: 'web: no hosted service imports another one',
    concerns: inside('web/vendors'),
    allows: ({ from, to }) => !to.startsWith('web/vendors/') || vendorOf(to) === vendorOf(from),
  },
  {
    name: 'web: vendors import neither content nor its cache',
    concerns: inside('web/vendors'),
    allows: ({ to }) => !/^web\/(?:sanity|cache)\//.test(to),
  },
  {
    name: 'web: a block does not import another one',
    concerns: (path) => blockOf(path) !== undefined,
    allows: ({ from, to }) => [undefined, blockOf(from)].includes(blockOf(to)),
  },
  {
    name: 'web: the Firebase Admin client stays in its folder',
    concerns: (path) => path.startsWith('web/') && !path.startsWith('web/vendors/firebase/'),
    allows: (entry) => entry.to !== 'web/vendors/firebase/admin.ts',
  },
  {
    name: 'web: only sanity, queries and the registry of blocks import Sanity packages',
    concerns: (path) =>
      path.startsWith('web/') &&
      !/^web\/(?:sanity\/|blocks\/registry\.ts$|(?:blocks|features)\/.+\/quer(?:y|ies)\.ts$)/.test(path),
    allows: ({ to, own }) => own || !CONTENT_PACKAGES.test(to),
  },
  ...Object.entries(VENDOR_PACKAGES).map(([vendor, packages]) => ({
    name: `web: only vendors/${vendor} imports its packages`,
    concerns: (path: string) => path.startsWith('web/') && !path.startsWith(`web/vendors/${vendor}/`),
    allows: ({ to, own }: Import) => own || !packages.test(to),
  })),
  {
    name: 'web: only documented modules of Next are imported',
    concerns: inside('web'),
    allows: ({ to, own }) => own || !to.startsWith('next/dist'),
  },
  {
    name: 'every relative import stays inside the repository',
    concerns: (path) => CODE_FOLDERS.test(path),
    allows: ({ to, own }) => !own || !to.startsWith('..'),
  },
]

function emulatorOf(path: string): string {
  return /^emulators\/([^/]+)/.exec(path)?.[1] ?? path
}

const vendorOf = (path: string): string | undefined => /^web\/vendors\/([^/]+)\//.exec(path)?.[1]

const blockOf = (path: string): string | undefined => /^web\/blocks\/([^/]+)\//.exec(path)?.[1]

/** Returns whether a folder may import another one by a table of allowed imports. */
const isAllowed = (
  from: string | undefined,
  to: string | undefined,
  table: Readonly<Record<string, readonly string[]>>,
): boolean => to === undefined || to === from || (table[from ?? ''] ?? []).includes(to)
