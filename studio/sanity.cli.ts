import { defineCliConfig } from 'sanity/cli'
import { dataset, projectId } from './environment.ts'

/** The versions in the lockfile are the versions that run: Studio never updates itself in the browser. */
export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
})
