import { siteUrl, studioUrl } from './addresses.ts'
import { lakeClient } from './lake.ts'
import { unique } from './unique.ts'
import { cookieHeader, visit } from './visitor.ts'

/**
 * Enters draft mode as Presentation does, with a new secret; returns an editor's cookies.
 *
 * @param lake with an administrator's token
 * @param origin of the site that uses the lake
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
  const response = await visit(`/api/draft-mode/enable?${search.toString()}`, {}, origin)
  await lake.delete(_id)
  return cookieHeader(response)
}
