/** Returns the image of a shared link: the one chosen for it, else the cover of an article. */
export const sharingImage = <Image>(
  type: string,
  chosen: Image | null | undefined,
  cover: Image | null | undefined,
): Image | undefined => chosen ?? (type === 'post' ? (cover ?? undefined) : undefined)
