export const CALLOUT_TONES = [
  { value: 'note', title: 'Note' },
  { value: 'tip', title: 'Tip' },
  { value: 'warning', title: 'Warning' },
] as const

export type CalloutTone = (typeof CALLOUT_TONES)[number]['value']

/** Languages of code samples; the site highlights each. */
export const CODE_LANGUAGES = [
  { value: 'text', title: 'Plain text' },
  { value: 'bash', title: 'Shell' },
  { value: 'css', title: 'CSS' },
  { value: 'diff', title: 'Changes (diff)' },
  { value: 'docker', title: 'Dockerfile' },
  { value: 'go', title: 'Go' },
  { value: 'http', title: 'HTTP' },
  { value: 'java', title: 'Java' },
  { value: 'javascript', title: 'JavaScript' },
  { value: 'json', title: 'JSON' },
  { value: 'markup', title: 'HTML, XML' },
  { value: 'python', title: 'Python' },
  { value: 'sql', title: 'SQL' },
  { value: 'typescript', title: 'TypeScript' },
  { value: 'yaml', title: 'YAML' },
] as const

/** Employment types with their schema.org names. */
export const EMPLOYMENTS = [
  { value: 'fullTime', title: 'Full time', schemaOrg: 'FULL_TIME' },
  { value: 'partTime', title: 'Part time', schemaOrg: 'PART_TIME' },
  { value: 'contract', title: 'Contract', schemaOrg: 'CONTRACTOR' },
  { value: 'temporary', title: 'Temporary', schemaOrg: 'TEMPORARY' },
  { value: 'internship', title: 'Internship', schemaOrg: 'INTERN' },
] as const

/** Where the work is done. */
export const ARRANGEMENTS = [
  { value: 'onSite', title: 'In the office' },
  { value: 'hybrid', title: 'Hybrid' },
  { value: 'remote', title: 'Remote' },
] as const

export const POST_LAYOUTS = [
  { value: 'standard', title: 'Standard' },
  { value: 'wide', title: 'Wide' },
] as const

export interface SocialNetwork {
  value: string
  title: string
  /** The domains of its profiles. Without any, profiles can be on any domain. */
  hosts?: readonly string[]
  /** What Chinese readers call it, if not by its title. */
  chineseTitle?: string
}

/** Social networks for profile links. */
export const SOCIAL_PLATFORMS = [
  { value: 'facebook', title: 'Facebook', hosts: ['facebook.com'] },
  { value: 'instagram', title: 'Instagram', hosts: ['instagram.com'] },
  { value: 'twitter', title: 'Twitter', hosts: ['twitter.com', 'x.com'] },
  { value: 'linkedin', title: 'LinkedIn', hosts: ['linkedin.com'] },
  { value: 'youtube', title: 'YouTube', hosts: ['youtube.com'] },
  { value: 'wechat', title: 'WeChat', hosts: ['weixin.qq.com', 'wechat.com'], chineseTitle: '微信' },
  { value: 'weibo', title: 'Weibo', hosts: ['weibo.com', 'weibo.cn'], chineseTitle: '微博' },
  {
    value: 'xiaohongshu',
    title: 'Xiaohongshu',
    hosts: ['xiaohongshu.com', 'xhslink.com'],
    chineseTitle: '小红书',
  },
  { value: 'zhihu', title: 'Zhihu', hosts: ['zhihu.com'], chineseTitle: '知乎' },
  { value: 'bilibili', title: 'Bilibili', hosts: ['bilibili.com', 'b23.tv'], chineseTitle: '哔哩哔哩' },
  { value: 'douyin', title: 'Douyin', hosts: ['douyin.com'], chineseTitle: '抖音' },
  { value: 'tiktok', title: 'TikTok', hosts: ['tiktok.com'] },
  { value: 'snapchat', title: 'Snapchat', hosts: ['snapchat.com'] },
  { value: 'whatsapp', title: 'WhatsApp', hosts: ['whatsapp.com', 'wa.me'] },
  { value: 'telegram', title: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  { value: 'threads', title: 'Threads', hosts: ['threads.com', 'threads.net'] },
  { value: 'bluesky', title: 'Bluesky', hosts: ['bsky.app'] },
  { value: 'mastodon', title: 'Mastodon' },
  { value: 'github', title: 'GitHub', hosts: ['github.com'] },
  { value: 'gitlab', title: 'GitLab', hosts: ['gitlab.com'] },
] as const satisfies readonly SocialNetwork[]

/** The name of a network as stored in `socialLink.platform`. */
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number]['value']

export const CART_VIEWS = [
  { value: 'cart', title: 'Editable cart' },
  { value: 'empty', title: 'Empty cart' },
  { value: 'checkout', title: 'Checkout' },
] as const

export type CartView = (typeof CART_VIEWS)[number]['value']
