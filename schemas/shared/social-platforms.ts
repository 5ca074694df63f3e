/** Social networks for profile links; `hosts` are the domains of their profiles. */
export const SOCIAL_PLATFORMS = [
  { id: 'facebook', title: 'Facebook', hosts: ['facebook.com'] },
  { id: 'instagram', title: 'Instagram', hosts: ['instagram.com'] },
  { id: 'twitter', title: 'Twitter', hosts: ['twitter.com', 'x.com'] },
  { id: 'linkedin', title: 'LinkedIn', hosts: ['linkedin.com'] },
  { id: 'youtube', title: 'YouTube', hosts: ['youtube.com'] },
] as const

/** The name of a network as stored in `socialLink.platform`. */
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number]['id']
