// Which page is shown, by the address.
import { ours, placed } from "../base";

type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly match: string }
  /** A match at a moment, which is after so many lines of its record. */
  | { readonly page: "replay"; readonly match: string; readonly at: number }
  /** What a match was worth; and the table before one of its mistakes, to find what was better. */
  | { readonly page: "worth"; readonly match: string }
  | { readonly page: "try"; readonly match: string; readonly number: number }
  /** A position that is set up: packed, or as a moment of a match; empty for a table that was just set. */
  | { readonly page: "position"; readonly game: string; readonly given: string }
  | { readonly page: "invitation"; readonly key: string }
  /** Own finished matches; what is asked for stands in the address. */
  | { readonly page: "past"; readonly asked: string }
  | { readonly page: "path"; readonly game: string }
  | { readonly page: "lesson"; readonly game: string; readonly lesson: string };

/** A moment that is no number is the last. */
const momentOf = (asked: string): number => (/^\d+$/.test(asked) ? Number(asked) : Infinity);

function routeOf(address: string): Route {
  const { pathname, search, searchParams, hash } = new URL(address, location.origin);
  const [, first, second, third, fourth] = ours(pathname).split("/");
  const at = searchParams.get("at");
  if (first === "t" && second && third === "worth") return { page: "worth", match: second };
  if (first === "t" && second && third === "try") return { page: "try", match: second, number: momentOf(fourth ?? "") };
  if (first === "t" && second) return at === null ? { page: "table", match: second } : { page: "replay", match: second, at: momentOf(at) };
  if (first === "position" && second) {
    const from = searchParams.get("from");
    return { page: "position", game: second, given: from ? `/t/${from}?at=${at ?? 0}` : hash.slice(1) };
  }
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
    history.pushState(null, "", placed(path));
    this.route = routeOf(placed(path));
    window.scrollTo(0, 0);
  }

  /** Go on to another page without leaving this one behind as something to come back to. */
  replace(path: string): void {
    history.replaceState(null, "", placed(path));
    this.route = routeOf(placed(path));
  }
}

export const router = new Router();
