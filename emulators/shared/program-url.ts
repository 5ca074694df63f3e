import { extname } from 'node:path'

/**
 * Returns the URL of a program beside a module, such as a worker thread: TypeScript in the repository, JavaScript in a package.
 *
 * @param name the file without its extension, such as `./worker`
 * @param module `import.meta.url` of the module
 */
export const programUrl = (name: string, module: string): URL => new URL(`${name}${extname(module)}`, module)
