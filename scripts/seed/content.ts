import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const SeedDocument = z.looseObject({ _id: z.string().min(1), _type: z.string().min(1) })

/** A document as the seed files hold it: pictures are still paths. */
export type SeedDocument = z.output<typeof SeedDocument>

/**
 * Reads every .ndjson file of a folder, in order of name: one document a line.
 * @throws Error that names file and line of a document that cannot be read, or of an id that is there twice.
 */
export function readSeedDocuments(folder: string): SeedDocument[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson'))
    .sort()
  const seen = new Map<string, string>()
  return files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        if (line.trim() === '') return []
        const place = `${file}:${index + 1}`
        const document = parseLine(line, place)
        const earlier = seen.get(document._id)
        if (earlier) throw new Error(`${place}: the id ${document._id} is used already at ${earlier}.`)
        seen.set(document._id, place)
        return [document]
      }),
  )
}

function parseLine(line: string, place: string): SeedDocument {
  try {
    return SeedDocument.parse(JSON.parse(line))
  } catch (error) {
    throw new Error(`${place} is not a document: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
