/** Video providers and their players without cookies. */
export const VIDEO_PROVIDERS = [
  {
    id: 'youtube',
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    video:
      /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    player: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    id: 'vimeo',
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    video: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/\w+\/)?(\d{6,12})(?!\d)/,
    player: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
] as const

export interface ProvidedVideo {
  provider: string
  /** URL of the player for a frame. */
  player: string
}

/** Returns the video of a URL, or null. */
export function videoAt(url: string): ProvidedVideo | null {
  for (const { name, video, player } of VIDEO_PROVIDERS) {
    const id = video.exec(url)?.[1]
    if (id) return { provider: name, player: player(id) }
  }
  return null
}
