import type { Server } from 'node:http'
import { createHttpServer, type Handler } from '../../shared/http-server.ts'

/** Creates an HTTP server for the lake. Imports may take long to arrive. */
export const createLakeServer = (handle: Handler): Server =>
  createHttpServer(handle, {
    server: { requestTimeout: 300_000, keepAliveTimeout: 65_000 },
    createMalformedResponse: () =>
      Response.json(
        { statusCode: 400, error: 'Bad Request', message: 'The request is malformed' },
        { status: 400 },
      ),
  })
