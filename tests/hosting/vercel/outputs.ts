import { existsSync } from 'node:fs'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import { z } from 'zod'
import type { outputConfigSchema } from './routes.ts'

const prerenderSchema = z.object({
  bypassToken: z.string(),
  experimentalBypassFor: z
    .array(z.object({ type: z.literal('header'), key: z.string(), value: z.string().optional() }))
    .default([]),
  // The path of a file beside the configuration.
  fallback: z
    .union([z.string(), z.object({ fsPath: z.string() }).transform(({ fsPath }) => fsPath)])
    .nullable(),
  initialHeaders: z.record(z.string(), z.string()).default({}),
  initialStatus: z.number().default(200),
  allowQuery: z.array(z.string()).optional(),
  chain: z.object({ outputPath: z.string(), headers: z.record(z.string(), z.string()) }).optional(),
})

export type PrerenderConfig = z.output<typeof prerenderSchema>

/** A file or function of the build output. */
export type Output =
  | { kind: 'file'; path: string; contentType: string }
  | {
      kind: 'function'
      /** Path in the output, such as `en/shop` or `[locale]/search`. */
      name: string
      /** The function that serves it, by its first name. */
      functionName: string
      prerender: PrerenderConfig | null
    }

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
}

/** Finds files and functions of a build output by path. */
export async function openOutputs(
  folder: string,
  overrides: z.output<typeof outputConfigSchema>['overrides'],
) {
  const files = new Map<string, Output>()
  const root = join(folder, 'static')
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const name = relative(root, path)
    const {
      path: publicName = name,
      contentType = CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
    } = overrides[name] ?? {}
    files.set(publicName, { kind: 'file', path, contentType })
  }
  const functions = join(folder, 'functions')

  return {
    /** The output at an encoded path; null if there is none. */
    async find(path: string): Promise<Output | null> {
      const name = decodePath(path).replace(/^\//, '') || 'index'
      const file = files.get(name)
      if (file) return file
      const link = join(functions, `${name}.func`)
      if (!link.startsWith(`${functions}/`) || !existsSync(link)) return null
      const config = join(functions, `${name}.prerender-config.json`)
      return {
        kind: 'function',
        name,
        functionName: relative(functions, await realpath(link)).replace(/\.func$/, ''),
        prerender: existsSync(config)
          ? prerenderSchema.parse(JSON.parse(await readFile(config, 'utf8')))
          : null,
      }
    },
    /** The page that the build has rendered; null if it has not. */
    readFallback: async (name: string, { fallback }: PrerenderConfig): Promise<Buffer | null> =>
      fallback === null ? null : readFile(join(functions, dirname(name), fallback)),
  }
}

export type Outputs = Awaited<ReturnType<typeof openOutputs>>

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
