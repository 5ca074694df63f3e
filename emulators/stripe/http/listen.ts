import type { Server } from 'node:http'

/** Listens and resolves to the port, or rejects with a message for the operator. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(explained(error, port, host))
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Stops taking requests, lets those under way finish for a moment, then ends the rest. */
export function stop(server: Server, patienceMilliseconds = 500): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), patienceMilliseconds).unref()
  return promise
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use: stop the program that has it, or choose another by --port`)
  }
  if (error.code === 'EADDRNOTAVAIL')
    return new Error(`This machine has no address ${host}`, { cause: error })
  return new Error(`Cannot listen on ${host}:${port}: ${error.message}`)
}
