/** The version of Sanity's API, and so of GROQ, in all queries of the site and of Studio. */
export const API_VERSION = '2025-10-01'
