import { defineCliConfig } from 'sanity/cli'
export default defineCliConfig({
  api: { projectId: 'meridian', dataset: 'production' },
  deployment: { autoUpdates: false },
})
