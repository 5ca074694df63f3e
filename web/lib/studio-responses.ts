import { environment } from '#web/env.ts'
import { errorResponse } from './error-response.ts'

/** Allows Studio's origin only. Studio authenticates by a token, never by a cookie. */
export const studioHeaders = () => ({
  'access-control-allow-origin': environment().STUDIO_URL,
  vary: 'Origin',
  'cache-control': 'no-store',
})

/** Whether a request comes from Studio's origin. */
export const isFromStudio = (request: Request): boolean =>
  request.headers.get('origin') === environment().STUDIO_URL

/** Responds to a CORS preflight request for some methods, such as `GET, POST`; 403 to other origins than Studio’s. */
export const respondToPreflight = (request: Request, methods: string): Response =>
  new Response(null, {
    status: isFromStudio(request) ? 204 : 403,
    headers: {
      ...studioHeaders(),
      'access-control-allow-methods': methods,
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '600',
    },
  })

/** Returns an error response that Studio can read. */
export const studioErrorResponse = (status: number, error: string, message: string): Response =>
  errorResponse(status, error, message, studioHeaders())
