import type { BlockBase, ContentImage, ContentLink, SectionHead } from '#web/content/types.ts'

/** A mark with the name it stands for. */
export interface ClientLogo {
  key: string
  name: string
  figure: ContentImage | null
  link: ContentLink | null
}

/** Marks of organisations we work for. */
export interface LogoCloudContent extends BlockBase, SectionHead {
  type: 'logoCloudBlock'
  logos: ClientLogo[]
}
