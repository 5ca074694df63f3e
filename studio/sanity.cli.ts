import { fileURLToPath } from 'node:url'
import { defineCliConfig } from 'sanity/cli'
import { dataset, projectId } from './environment.ts'

const pathTo = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** The typeface at Sanity's servers. Studio brings its own files, which work without internet. */
const HOSTED_FONT = /@font-face\s*\{[^}]*static\.sanity\.io[^}]*\}/g

const ownTypeface = {
  name: 'own-typeface',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('.css') && code.includes('static.sanity.io') ? code.replace(HOSTED_FONT, '') : undefined,
}

/** Auto-updates are off: Studio runs the versions of the lockfile. */
export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
  vite: {
    plugins: [ownTypeface],
    // Without it, Studio with hot reload cannot load the files of its typeface.
    server: { fs: { allow: ['.', '../schemas', '../node_modules'].map(pathTo) } },
    resolve: {
      alias: {
        // The imports of Studio's package.json cannot name files outside of it.
        '#schemas': pathTo('../schemas'),
        '@sanity/preview-url-secret/toggle-vercel-protection-bypass': pathTo(
          'presentation/protection-bypass.ts',
        ),
      },
    },
  },
})
