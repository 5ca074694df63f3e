import { defineBlueprint, defineSyncTagInvalidateFunction } from '@sanity/blueprints'
import { dataset, projectId } from './environment.ts'

/**
 * What runs on Sanity's side of a hosted installation. Deployed with `sanity blueprints deploy`; on one machine the content
 * lake delivers the tags itself. A dataset may have one function of this kind only, so it names its dataset.
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
