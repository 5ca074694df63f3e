import { fileURLToPath } from 'node:url'
import { defineCliConfig } from 'sanity/cli'
import { dataset, projectId } from './environment.ts'

const protectionBypass = fileURLToPath(new URL('presentation/protection-bypass.ts', import.meta.url))

/** The versions in the lockfile are the versions that run: Studio never updates itself in the browser. */
export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
  vite: {
    resolve: {
      alias: { '@sanity/preview-url-secret/toggle-vercel-protection-bypass': protectionBypass },
    },
  },
})
