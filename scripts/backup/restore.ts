import { resolve } from 'node:path'
import { restoreBackup } from './archive.ts'
import { runOnArchive } from './command.ts'

const USAGE =
  'npm run restore -- FILE.tar.gz               into the local lake, which must be empty\n' +
  'npm run restore -- FILE.tar.gz --hosted      into the dataset at Sanity that .env names\n' +
  '--replace overwrites the documents that the archive holds and keeps all others'

await runOnArchive(
  USAGE,
  { replace: { type: 'boolean' } },
  async ({ client, title }, file, { step, say }, { replace }) => {
    const documents = await step(`Restoring ${title}`, () =>
      restoreBackup(client, resolve(file), { replace: replace === true }),
    )
    say(`${documents} documents restored. Restart or redeploy the site that serves them.`)
  },
)
