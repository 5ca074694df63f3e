/**
 * The rights of a marketer and a merchandiser. `docs/operations/roles.md` sets up the same roles in a hosted project;
 * `docs/decisions/2026-11-24-rights-by-role.md` explains each right.
 */

import { contentExcept, type DocumentSet, documentsOfTypes } from '../access/document-sets.ts'

/** A permission as Sanity names it. `update` includes deleting. */
export type Permission = 'read' | 'history' | 'create' | 'update'

export interface Right {
  documents: DocumentSet
  permissions: readonly Permission[]
}

/** A role with rights on some documents only. */
export interface CustomRole {
  name: string
  title: string
  description: string
  rights: readonly Right[]
}

const READ: readonly Permission[] = ['read', 'history']
const WORK_ON: readonly Permission[] = ['read', 'history', 'update']
const EDIT: readonly Permission[] = ['read', 'history', 'create', 'update']

/** Content of the shop. */
const SHOP_TYPES = ['product', 'category', 'inventory', 'productReviews', 'shopSettings', 'exchangeRates']

/** Documents that Studio itself writes during work. */
const STUDIO_TYPES = [
  'sanity.imageAsset',
  'sanity.fileAsset',
  'sanity.previewUrlSecret',
  'system.release',
  'meridian.previewLink',
  'media.tag',
  'media.folder',
]

const everyEditor: readonly Right[] = [
  { documents: contentExcept(), permissions: READ },
  { documents: documentsOfTypes(STUDIO_TYPES), permissions: EDIT },
]

export const MARKETER: CustomRole = {
  name: 'marketer',
  title: 'Marketer',
  description: 'Edit content except the shop’s, answer inquiries and applications.',
  rights: [
    ...everyEditor,
    { documents: contentExcept(SHOP_TYPES), permissions: EDIT },
    { documents: documentsOfTypes(['project']), permissions: EDIT },
    { documents: documentsOfTypes(['inquiry', 'inquiryFile']), permissions: WORK_ON },
  ],
}

export const MERCHANDISER: CustomRole = {
  name: 'merchandiser',
  title: 'Merchandiser',
  description: 'Edit the shop, work on orders and reviews, read customers.',
  rights: [
    ...everyEditor,
    { documents: documentsOfTypes(SHOP_TYPES), permissions: EDIT },
    { documents: documentsOfTypes(['privateFilePart', 'catalogueChange', 'discount']), permissions: EDIT },
    { documents: documentsOfTypes(['order', 'review']), permissions: WORK_ON },
    { documents: documentsOfTypes(['customer']), permissions: READ },
  ],
}

export const CUSTOM_ROLES: readonly CustomRole[] = [MARKETER, MERCHANDISER]
