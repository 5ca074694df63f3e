import { SOCIAL_PLATFORMS, type SocialPlatform } from '#schemas/shared/content-choices.ts'

const PATHS: Record<SocialPlatform, string> = {
  facebook:
    'M13.6 21v-8.1h2.7l.4-3.2h-3.1V7.7c0-.9.3-1.6 1.6-1.6h1.7V3.2c-.3 0-1.3-.1-2.4-.1-2.4 0-4.1 1.5-4.1 4.2v2.4H7.6v3.2h2.8V21z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 1.8A3.2 3.2 0 0 0 4.8 8v8A3.2 3.2 0 0 0 8 19.2h8a3.2 3.2 0 0 0 3.2-3.2V8A3.2 3.2 0 0 0 16 4.8zm4 2.7a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 1.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM16.7 6.2a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  twitter:
    'M3.3 3.5h5.2l4.3 5.8 5-5.8h2.3l-6.2 7.2 6.9 9.8h-5.2l-4.7-6.4-5.5 6.4H3.1l6.7-7.9zm3 1.7 9.7 13.5h1.7L8 5.2z',
  linkedin:
    'M3.5 9h3.7v11.5H3.5zM5.4 3.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM9.5 9H13v1.6c.5-.9 1.7-1.9 3.5-1.9 3.7 0 4.4 2.4 4.4 5.6v6.2h-3.7V15c0-1.3 0-3-1.8-3s-2.1 1.4-2.1 2.9v5.6H9.5z',
  youtube:
    'M21.6 7.3a2.5 2.5 0 0 0-1.8-1.8C18.2 5 12 5 12 5s-6.2 0-7.8.5a2.5 2.5 0 0 0-1.8 1.8A26 26 0 0 0 2 12c0 1.6.1 3.2.4 4.7.2.9.9 1.6 1.8 1.8 1.6.5 7.8.5 7.8.5s6.2 0 7.8-.5a2.5 2.5 0 0 0 1.8-1.8c.3-1.5.4-3.1.4-4.7s-.1-3.2-.4-4.7zM10 15V9l5.2 3z',
}

/** Returns the name of a network. */
export const networkName = (platform: SocialPlatform): string =>
  SOCIAL_PLATFORMS.find(({ value }) => value === platform)?.title ?? platform

/** The logo of a network, for a link whose text names it. */
export function SocialIcon({ platform }: { platform: SocialPlatform }) {
  return (
    <svg className="icon icon--solid" viewBox="0 0 24 24" aria-hidden="true">
      <path fillRule="evenodd" d={PATHS[platform]} />
    </svg>
  )
}
