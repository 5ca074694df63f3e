/** A font file, imported for its address on the site. */
declare module '*.woff2' {
  const address: string
  export default address
}
