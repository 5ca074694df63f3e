import { videoAt } from '../shared/video-providers.ts'

/** Checks that an address is that of one film at a provider the site can play. An empty value passes. */
export function checkVideoUrl(url: string | undefined): true | string {
  if (!url) return true
  return videoAt(url)
    ? true
    : 'Paste the address of one film, for example “https://www.youtube.com/watch?v=…” or “https://vimeo.com/…”.'
}
