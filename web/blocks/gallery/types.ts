import type { BlockBase, ContentImage, SectionHead } from '#web/content/types.ts'

/** A picture with what is said below it. */
export interface GalleryPicture {
  key: string
  image: ContentImage
  caption: string | null
}

/** Pictures that open in full size. */
export interface GalleryContent extends BlockBase, SectionHead {
  type: 'galleryBlock'
  pictures: GalleryPicture[]
  /** On wide screens. */
  columns: 2 | 3 | 4
}
