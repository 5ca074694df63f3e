import { defineCliConfig } from 'sanity/cli'

export default defineCliConfig({
  api: { projectId: 'example', dataset: 'production' },
  deployment: { autoUpdates: false },
})
