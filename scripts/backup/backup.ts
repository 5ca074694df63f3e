import { resolve } from 'node:path'
import { runOnArchive } from './command.ts'
import { writeBackup } from './archive.ts'

const USAGE =
  'npm run backup -- FILE.tar.gz             the local lake\n' +
  'npm run backup -- FILE.tar.gz --hosted    the dataset at Sanity that .env names'

await runOnArchive(USAGE, {}, async ({ client, dataset, title }, file, { step, say }) => {
  const path = resolve(file)
  const { documents, privateDocuments, assets, bytes } = await step(`Backing up ${title}`, () =>
    writeBackup(client, dataset, path),
  )
  say(
    `${path}: ${documents} documents (${privateDocuments} of them private), ${assets} assets, ${(bytes / 1e6).toFixed(1)} MB. ` +
      'It holds customers’ data: keep it where only you can read it.',
  )
})
