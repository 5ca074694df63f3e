import { siteUrl, studioUrl } from './addresses.ts'
import { lakeClient } from './lake.ts'
import { unique } from './unique.ts'
import { visit } from './visitor.ts'

/**
 * Enters draft mode as Presentation does, with a secret that it has just written; the cookies of an editor who sees drafts.
 *
 * @param lake with an administrator's token
 * @param origin of the site that reads it
 */
export async function draftCookies(lake = lakeClient('administrator'), origin = siteUrl): Promise<string> {
  const secret = unique('secret')
  const { _id } = await lake.create({
    _id: `drafts.${secret}`,
    _type: 'sanity.previewUrlSecret',
    secret,
    source: 'test',
    studioUrl,
  })
  const search = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': '/en',
    'sanity-preview-perspective': 'drafts',
  })
  const { headers } = await visit(`/api/draft-mode/enable?${search.toString()}`, {}, origin)
  await lake.delete(_id)
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
