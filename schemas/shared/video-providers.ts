interface VideoProvider {
  id: string
  name: string
  origin: string
  /** Matches the URL of a video: its id, and the key of an unlisted one. */
  video: RegExp
  player: (id: string, key: string | undefined) => string
}

/** Video providers and their players without cookies. */
export const VIDEO_PROVIDERS: readonly VideoProvider[] = [
  {
    id: 'youtube',
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    video:
      /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    id: 'vimeo',
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    video:
      /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/\w+\/)?(\d{6,12})(?!\d)(?:(?:\/|\?(?:\S*&)?h=)([\da-f]{8,}))?/,
    player: (id, key) =>
      `https://player.vimeo.com/video/${id}?${key === undefined ? '' : `h=${key}&`}autoplay=1&dnt=1`,
  },
]

export interface ProvidedVideo {
  provider: string
  /** URL of the player for a frame. */
  player: string
}

/** Returns the video of a URL, or null. */
export function videoAt(url: string): ProvidedVideo | null {
  for (const { name, video, player } of VIDEO_PROVIDERS) {
    const [, id, key] = video.exec(url) ?? []
    if (id) return { provider: name, player: player(id, key) }
  }
  return null
}
