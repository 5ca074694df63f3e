import { resolve } from 'node:path'
import { runArchiveCommand } from './command.ts'
import { restoreBackup } from './dataset-archive.ts'

const USAGE =
  'npm run restore -- FILE.tar.gz               into the local lake, which must be empty\n' +
  'npm run restore -- FILE.tar.gz --hosted      into the dataset at Sanity named in .env\n' +
  '--replace overwrites the documents of the archive and keeps all others'

await runArchiveCommand(
  USAGE,
  { replace: { type: 'boolean' } },
  async ({ client, title }, file, { step, log }, { replace }) => {
    const documents = await step(`Restoring ${title}`, () =>
      restoreBackup(client, resolve(file), { replace: replace === true }),
    )
    log(`${documents} documents restored. Restart or redeploy the site that serves them.`)
  },
)
