import 'server-only'
import { environment } from '#web/env.ts'

/** Allows Studio's origin only. Studio authenticates by a token, never by a cookie. */
const corsHeaders = () => ({
  'access-control-allow-origin': environment().STUDIO_URL,
  vary: 'Origin',
  'cache-control': 'no-store',
})

const ERRORS = {
  origin: { status: 403, message: 'Texts are translated from Studio.' },
  unauthorized: { status: 401, message: 'Sign in to Studio again.' },
  forbidden: { status: 403, message: 'Your role doesn’t allow this.' },
  off: { status: 404, message: 'The site has no key of a translation service.' },
  tooLarge: { status: 413, message: 'These are too many texts. Select fewer documents.' },
  invalid: { status: 422, message: 'These texts can’t be translated.' },
  refused: {
    status: 502,
    message: 'The translation service refuses the key, or its quota is used up. Tell an administrator.',
  },
  unavailable: { status: 503, message: 'The translation service isn’t responding. Try again in a moment.' },
} as const

/** Answers Studio with JSON. */
export const respond = (body: object): Response => Response.json(body, { headers: corsHeaders() })

/** Answers Studio with an error. */
export function refuse(error: keyof typeof ERRORS): Response {
  const { status, message } = ERRORS[error]
  return Response.json({ error, message }, { status, headers: corsHeaders() })
}

/** Answers a CORS preflight request; 403 to other origins than Studio’s. */
export function answerPreflight(request: Request): Response {
  const isStudio = request.headers.get('origin') === environment().STUDIO_URL
  return new Response(null, {
    status: isStudio ? 204 : 403,
    headers: {
      ...corsHeaders(),
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '600',
    },
  })
}
