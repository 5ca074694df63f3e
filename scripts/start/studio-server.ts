import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { createStudioHandler } from './studio-files.ts'

/** `studio-server.ts FOLDER PORT LAKE_URL WEB_URL`: serves a built Studio on this machine only. */
const [folder = '', port = '', lakeUrl = '', webUrl = ''] = process.argv.slice(2)
const handle = createStudioHandler(resolve(folder), lakeUrl, webUrl)

createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error)
    if (!response.headersSent) response.writeHead(500)
    response.end()
  })
}).listen(Number(port), '127.0.0.1')
