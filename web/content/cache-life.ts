const DAY = 60 * 60 * 24
const YEAR = DAY * 365

/** Content lives until a publish expires it. The day is a safety net, and brings the new year into the footer. */
export const CONTENT_LIFE = { stale: 30, revalidate: DAY, expire: YEAR }

/** A copy shown while the content lake cannot be reached: asked for again soon. */
export const COPY_LIFE = { stale: 30, revalidate: 10, expire: YEAR }
