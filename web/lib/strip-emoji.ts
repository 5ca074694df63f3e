/** Pictographs with or without the sequences that join and color them. Signs such as © and ★ are letters of fonts and stay. */
const EMOJI = /\p{RGI_Emoji}|[\u{1F000}-\u{1FAFF}]\uFE0F?/gv

/** Returns a text without emoji, for PDF files and pictures: their fonts show boxes instead. */
export const stripEmoji = (text: string): string => text.replace(EMOJI, '').replace(/ {2,}/g, ' ').trim()
