// Which page is shown, by the address.
type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly match: string }
  /** A match at a moment, which is after so many lines of its record. */
  | { readonly page: "replay"; readonly match: string; readonly at: number }
  | { readonly page: "invitation"; readonly key: string }
  /** Own finished matches; what is asked for stands in the address. */
  | { readonly page: "past"; readonly asked: string }
  | { readonly page: "path"; readonly game: string }
  | { readonly page: "lesson"; readonly game: string; readonly lesson: string };

/** A moment that is no number is the last. */
const momentOf = (asked: string): number => (/^\d+$/.test(asked) ? Number(asked) : Infinity);

function routeOf(address: string): Route {
  const { pathname, search, searchParams } = new URL(address, location.origin);
  const [, first, second, third] = pathname.split("/");
  const at = searchParams.get("at");
  if (first === "t" && second) return at === null ? { page: "table", match: second } : { page: "replay", match: second, at: momentOf(at) };
  if (first === "i" && second) return { page: "invitation", key: second };
  if (first === "my-games") return { page: "past", asked: search };
  if (first === "learn" && second) return third ? { page: "lesson", game: second, lesson: third } : { page: "path", game: second };
  return { page: "home" };
}

class Router {
  route = $state.raw<Route>(routeOf(location.href));

  constructor() {
    window.addEventListener("popstate", () => (this.route = routeOf(location.href)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = routeOf(path);
    window.scrollTo(0, 0);
  }

  /** Go on to another page without leaving this one behind as something to come back to. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.route = routeOf(path);
  }
}

export const router = new Router();
