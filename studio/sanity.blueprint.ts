import { defineBlueprint, defineSyncTagInvalidateFunction } from '@sanity/blueprints'
import { dataset, projectId } from './environment.ts'

/**
 * The Sanity Functions of a hosted installation, deployed with `sanity blueprints deploy`; the local lake delivers sync tags
 * itself. A dataset allows one function of this kind, so it names its dataset.
 */
export default defineBlueprint({
  resources: [
    defineSyncTagInvalidateFunction({
      name: 'revalidate',
      src: 'functions/revalidate',
      timeout: 60,
      event: { resource: { type: 'dataset', id: `${projectId}.${dataset}` } },
    }),
  ],
})
