/** Matches `localhost`, `*.localhost`, 127.0.0.0/8 and `[::1]`, each with or without a port. */
const LOOPBACK_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

/**
 * Whether a host, as in a URL or a `Host` header, is the loopback interface of this machine. DNS rebinding cannot forge these names,
 * because no other site's name matches them.
 */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host)
