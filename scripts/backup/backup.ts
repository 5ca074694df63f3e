import { resolve } from 'node:path'
import { BACKUP_RECORD } from '../../schemas/shared/backup-record.ts'
import { runArchiveCommand } from './command.ts'
import { writeBackup } from './dataset-archive.ts'

const USAGE =
  'npm run backup -- FILE.tar.gz             the local lake\n' +
  'npm run backup -- FILE.tar.gz --hosted    the dataset at Sanity named in .env'

await runArchiveCommand(USAGE, {}, async ({ client, dataset, title }, file, { step, log }) => {
  const path = resolve(file)
  const { documents, privateDocuments, assets, bytes } = await step(`Backing up ${title}`, () =>
    writeBackup(client, dataset, path),
  )
  // Studio shows its age. The backup is complete without it.
  await client
    .createOrReplace({ ...BACKUP_RECORD, at: new Date().toISOString() })
    .catch(() => log('Studio will not show this backup, because the dataset cannot be written.'))
  log(
    `${path}: ${documents} documents (${privateDocuments} of them private), ${assets} assets, ${(bytes / 1e6).toFixed(1)} MB. ` +
      'It contains customer data: store it where only you can read it.',
  )
})
