import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { withPublishedReviews } from './published-reviews.ts'

const seedDocumentSchema = z.looseObject({ _id: z.string().min(1), _type: z.string().min(1) })

/** A document in a seed file, with pictures as paths. */
export type SeedDocument = z.output<typeof seedDocumentSchema>

/**
 * Reads every .ndjson file of a folder, sorted by name: one document a line. Ratings are computed from the reviews.
 * @throws Error that names the file and line of an invalid document or a duplicate id.
 */
export function readSeedDocuments(folder: string): SeedDocument[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson'))
    .sort()
  const seen = new Map<string, string>()
  const documents = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        if (line.trim() === '') return []
        const location = `${file}:${index + 1}`
        const document = parseLine(line, location)
        const earlier = seen.get(document._id)
        if (earlier) throw new Error(`${location}: the id ${document._id} is already used at ${earlier}.`)
        seen.set(document._id, location)
        return [document]
      }),
  )
  return withPublishedReviews(documents)
}

function parseLine(line: string, location: string): SeedDocument {
  try {
    return seedDocumentSchema.parse(JSON.parse(line))
  } catch (error) {
    throw new Error(
      `${location} is not a document: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
}
