import { previewUrl } from '#studio/environment.ts'

const NO_TOKEN = 'Your session has expired. Sign out and back in, then try again.'
const UNREACHABLE = 'The site isn’t responding. Check your connection and try again.'

/**
 * Sends a request to the site's API for Studio and returns what `read` makes of the response, or an error message.
 *
 * @param token of the signed-in user, whose rights the site checks
 * @param body sent as JSON
 */
export async function requestSite<Result>(
  path: string,
  token: string | undefined,
  read: (response: Response) => Promise<Result>,
  body?: object,
): Promise<{ result: Result } | { error: string }> {
  if (!token) return { error: NO_TOKEN }
  try {
    const response = await fetch(`${previewUrl}/api/studio/${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (response.ok) return { result: await read(response) }
    const { message } = (await response.json()) as { message?: string }
    return { error: message ?? UNREACHABLE }
  } catch {
    return { error: UNREACHABLE }
  }
}
