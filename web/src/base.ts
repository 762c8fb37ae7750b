// The path under which a proxy shows the server, and addresses there.

/** Where there is no page, as for pure functions under test, nothing is under a proxy. */
const page = typeof document === "undefined" ? null : document;

/** As the server has put it into the page; without a proxy, none. */
export const BASE = page?.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? "";

/** The address of a path of ours in this browser. */
export const placed = (path: string): string => BASE + path;

/** The address of a path of ours that can be sent to somebody. */
export const sendable = (path: string): string => location.origin + BASE + path;

/** A path of ours, from the path of an address. */
export const ours = (pathname: string): string => (BASE && pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname);
