/** Returns the addresses of the scripts and style sheets in a page's HTML. */
export function pageAssets(html: string): { scripts: string[]; styles: string[] } {
  const tags = (pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag)
  const address = (name: string) => (tag: string) =>
    new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? []
  const scripts = tags(/<script\b[^>]*>/gi).filter((tag) => !/\snomodule\b/i.test(tag))
  const styles = tags(/<link\b[^>]*>/gi).filter((tag) => /\srel="stylesheet"/.test(tag))
  return {
    scripts: [...new Set(scripts.flatMap(address('src')))],
    styles: [...new Set(styles.flatMap(address('href')))],
  }
}
